import fc from 'fast-check'
import type { Schema } from '#contract/openapi/openapi-schemas.ts'

/** Malformed and hostile input in place of valid values. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud83d',
    '😀',
    'İIıi',
    '%',
    '%00',
    '../../etc/passwd',
    '..',
    "'; drop table visits; --",
    '{{7*7}}',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'NaN',
    'Infinity',
    '-0',
    '1e400',
    '0x7fffffff',
    '2147483648',
    '-1',
    'a'.repeat(199),
    'ş'.repeat(5000),
    -1,
    0,
    2 ** 53,
    1e308,
    null,
    true,
    [],
    [[]],
    {},
    { toString: 1 },
    { $ne: null },
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.jsonValue(),
)

/** A part of a request: now and then all that its schema takes, mostly something else or nothing in between. */
export function partFor(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  return fc.oneof({ weight: 1, arbitrary: meant(schema) }, { weight: 3, arbitrary: mixed(schema) })
}

/** Schema-aware input; optional fields are left out half the time. */
export function meant({
  properties = {},
  required = [],
  examples = [],
}: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, fitting(schema as Schema)] as const)
  const made = fc.record(Object.fromEntries(fields), { requiredKeys: required })
  const shown = examples.filter(
    (example): example is Record<string, unknown> => typeof example === 'object' && example !== null,
  )
  return shown.length > 0 ? fc.oneof(made, fc.constantFrom(...shown)) : made
}

/** Mostly what the schema takes, often something else or nothing, now and then a foreign field. */
function mixed({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, valuesFor(schema as Schema, required.includes(name))] as const,
  )
  const foreign = fc.oneof(
    { weight: 9, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(fc.string({ unit: 'binary', maxLength: 20 }), hostile, { maxKeys: 3 }) },
  )
  return fc.tuple(fc.record(Object.fromEntries(fields)), foreign).map(([own, other]) => ({
    ...other,
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== absent)),
  }))
}

const absent = Symbol('absent')

/** Mostly leaves out optional fields: all at once are hardly ever valid together. */
function valuesFor(schema: Schema, isRequired: boolean): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: isRequired ? 9 : 5, arbitrary: fitting(schema) },
    { weight: isRequired ? 3 : 1, arbitrary: hostile },
    { weight: isRequired ? 1 : 7, arbitrary: fc.constant(absent) },
  )
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.examples?.length) return fc.constantFrom(...schema.examples)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = (schema.anyOf ?? schema.oneOf ?? eachType(schema)) as readonly Schema[] | undefined
  return choices ? fc.oneof(...choices.map(fitting)) : ofType(schema)
}

/** Picks one branch of a union, such as a number or null. */
function eachType(schema: Schema): readonly Schema[] | undefined {
  const types: unknown = schema.type
  return Array.isArray(types) ? types.map((type) => ({ ...schema, type })) : undefined
}

function ofType(schema: Schema): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'integer':
    case 'number':
      // Small numbers are the ids that exist.
      return fc.oneof(
        fc.integer({
          min: schema.minimum ?? 0,
          max: Math.max(schema.minimum ?? 0, Math.min(schema.maximum ?? 300, 300)),
        }),
        fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 2 ** 31 - 1 }),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'object':
      return schema.propertyNames ? recordFor(schema) : meant(schema)
    case 'array':
      return fc.array(fitting((schema.items ?? {}) as Schema), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      })
    case 'string':
      return textFor(schema)
    default:
      return hostile
  }
}

const century = { min: new Date('1970-01-01'), max: new Date('2069-12-31') }

function textFor({ format, pattern, minLength = 0, maxLength = 50 }: Schema) {
  if (format === 'uuid') return fc.uuid({ version: 7 })
  if (format === 'date-time') return fc.date({ ...century, noInvalidDate: true }).map((at) => at.toISOString())
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 50) })
}

function recordFor({ propertyNames, additionalProperties }: Schema) {
  const names = fitting(propertyNames as Schema) as fc.Arbitrary<string>
  return fc.dictionary(names, fitting(additionalProperties as Schema), { maxKeys: 3 })
}

/** How many values there are to vary: those of a request without any are alike each time. */
export function valuesIn(schemas: readonly Schema[]): number {
  return schemas.reduce((sum, schema) => sum + valuesOf(schema), 0)
}

function valuesOf({ properties, anyOf, oneOf, items, additionalProperties, type }: Schema): number {
  const inner = [properties && Object.values(properties), anyOf, oneOf, items, additionalProperties].flat()
  const schemas = inner.filter((schema): schema is Schema => typeof schema === 'object' && schema !== null)
  return schemas.length > 0 ? valuesIn(schemas) : Number(type !== undefined && type !== 'object')
}

/** A schema with the components that it points to in their places. */
export function whole(schema: Schema, components: Readonly<Record<string, Schema>>): Schema {
  const written = JSON.stringify(schema, (_, value: unknown) => {
    const name = isReference(value) ? value.$ref.split('/').at(-1) : undefined
    return name === undefined ? value : components[name]
  })
  return JSON.parse(written) as Schema
}

const isReference = (value: unknown): value is { readonly $ref: string } =>
  typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string'
