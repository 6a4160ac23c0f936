import type { Schema } from '#contract/openapi/openapi-schemas.ts'
import type { Operation } from '#contract/openapi/operation.ts'
import { type Components, resolve } from './fields.ts'

/** A curl command that works as it is. */
export function curlOf(server: string, method: string, path: string, operation: Operation, components: Components) {
  const body = operation.requestBody?.content['application/json']?.schema
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${server}${addressOf(path, operation, components)}'`,
    ...(operation.security.length > 0 ? ['-H "authorization: Bearer $ACCESS_TOKEN"'] : []),
    ...(body ? ["-H 'content-type: application/json'", `-d '${quoted(sampleOf(body, components))}'`] : []),
  ]
  return lines.join(' \\\n  ')
}

/** The address of the example, with every required parameter filled in. */
export function addressOf(path: string, operation: Operation, components: Components) {
  const sample = (schema: Schema) => encodeURIComponent(String(sampleOf(schema, components)))
  const required = operation.parameters.filter((parameter) => parameter.required)
  const query = required
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => `${encodeURIComponent(name)}=${sample(schema)}`)
  const filled = required
    .filter((parameter) => parameter.in === 'path')
    .reduce((address, { name, schema }) => address.replace(`{${name}}`, sample(schema)), path)
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

/** A minimal valid value of a schema: its own example if it has one. */
export function sampleOf(given: Schema, components: Components): unknown {
  const schema = resolve(given, components)
  const [stated] = [schema.examples?.[0], schema.default, schema.const, schema.enum?.[0]].filter(
    (value) => value !== undefined,
  )
  if (stated !== undefined) return stated
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return sampleOf(choice as Schema, components)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  return samples[type as string]?.(schema, components) ?? null
}

const samples: Readonly<Record<string, (schema: Schema, components: Components) => unknown>> = {
  object: ({ properties = {}, required = [] }, components) =>
    Object.fromEntries(required.map((name) => [name, sampleOf((properties[name] ?? {}) as Schema, components)])),
  array: ({ minItems, items = {} }, components) => (minItems ? [sampleOf(items as Schema, components)] : []),
  integer: numberOf,
  number: numberOf,
  boolean: () => true,
  string: stringOf,
}

function numberOf({ minimum = 1, maximum = 1 }: Schema) {
  return Math.max(minimum, Math.min(1, maximum))
}

function stringOf({ format, minLength = 0 }: Schema) {
  return (format && formats[format]) ?? 'köprü'.padEnd(minLength, '.')
}

const formats: Readonly<Record<string, string>> = {
  uuid: '019a8a5e-8d2c-7c11-9f0e-3b1c6a2f4d5e',
  date: '2026-03-01',
  'date-time': '2026-03-01T09:00:00Z',
  email: 'ada@example.org',
  uri: 'https://example.org/',
}

const quoted = (value: unknown) => JSON.stringify(value).replaceAll("'", "'\\''")
