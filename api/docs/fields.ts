import type { ApiDocument } from '#contract/openapi/openapi.ts'
import type { Schema } from '#contract/openapi/openapi-schemas.ts'
import type { Say } from './words.ts'

export interface FieldRow {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly limits: readonly string[]
  readonly description: string | undefined
}

export type Components = ApiDocument['components']['schemas']

/** A schema as a flat list: `cities[].name` is the name of each city. */
export function fieldsOf(schema: Schema, components: Components, say: Say, prefix = ''): FieldRow[] {
  const { inner, path } = listed(resolve(schema, components), components, prefix)
  const rows = Object.entries(inner.properties ?? {}).flatMap(([name, property]) => {
    const field = resolve(property as Schema, components)
    const at = path ? `${path}.${name}` : name
    const row = rowOf(at, field, inner.required?.includes(name) ?? false, components, say)
    // A recursive schema would be listed forever.
    return at.split('.').length > 5 ? [row] : [row, ...fieldsOf(field, components, say, at)]
  })
  return prefix || rows.length > 0 ? rows : [rowOf(path || '—', inner, true, components, say)]
}

export function rowOf(name: string, schema: Schema, required: boolean, components: Components, say: Say): FieldRow {
  return {
    name,
    type: typeOf(schema, components, say),
    required,
    limits: limitsOf(schema, say),
    description: schema.description,
  }
}

/** Descends through lists to their items, marking each level in the name. */
function listed(schema: Schema, components: Components, path: string): { inner: Schema; path: string } {
  if (schema.type !== 'array' || !isSchema(schema.items)) return { inner: orNull(schema, components), path }
  return listed(resolve(schema.items, components), components, `${path}[]`)
}

/** `Thing | null` is described as the thing. */
function orNull(schema: Schema, components: Components): Schema {
  const rest = (schema.anyOf ?? []).filter((choice) => (choice as Schema).type !== 'null')
  return rest.length === 1 ? resolve(rest[0] as Schema, components) : schema
}

export function resolve(schema: Schema, components: Components): Schema {
  const name = schema.$ref?.split('/').at(-1)
  const found = name === undefined ? undefined : components[name]
  return found ? { ...found, ...(schema.description ? { description: schema.description } : {}) } : schema
}

function typeOf(schema: Schema, components: Components, say: Say): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices)
    return [...new Set(choices.map((choice) => typeOf(resolve(choice as Schema, components), components, say)))].join(
      ' | ',
    )
  if (Array.isArray(schema.type)) return schema.type.join(' | ')
  if (schema.type === 'array' && isSchema(schema.items)) {
    return say('docs.type.list', { of: typeOf(resolve(schema.items, components), components, say) })
  }
  return schema.format ?? schema.type ?? say('docs.type.any')
}

function limitsOf(schema: Schema, say: Say): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern, format } = schema
  return [
    range(minLength, maxLength, say, 'docs.limit.characters'),
    range(minimum, maximum, say, 'docs.limit.value'),
    range(minItems, maxItems, say, 'docs.limit.items'),
    // A named format says more than its pattern.
    pattern && !format ? say('docs.limit.pattern', { pattern }) : undefined,
    schema.default === undefined ? undefined : say('docs.limit.default', { value: JSON.stringify(schema.default) }),
  ].filter((limit) => limit !== undefined)
}

function range(from: number | undefined, to: number | undefined, say: Say, key: `docs.limit.${string}`) {
  if (from === undefined && to === undefined) return undefined
  const between =
    to === undefined ? `≥ ${from}` : from === undefined ? `≤ ${to}` : from === to ? `${to}` : `${from}–${to}`
  return say(key, { range: between })
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
