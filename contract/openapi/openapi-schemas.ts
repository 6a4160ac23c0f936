import { z } from 'zod'
import { FieldError, mostErrors, Problem } from '../problems.ts'

export type Schema = z.core.JSONSchema.BaseSchema

/**
 * Turns zod schemas into JSON Schemas of one OpenAPI document. A schema with `.meta({ id })` is written once, under
 * components; others are inlined.
 */
export function collectSchemas() {
  const components: Record<string, Schema> = { FieldError: toSchema(FieldError, 'output'), Problem: problemSchema() }
  const hoist = (schema: Schema): Schema => {
    const { $defs = {}, ...rest } = pointToComponents(schema)
    for (const [name, definition] of Object.entries($defs)) components[name] ??= definition as Schema
    return rest
  }
  return {
    components,
    input: (schema: z.ZodType) => hoist(toSchema(schema, 'input')),
    output: (schema: z.ZodType) => hoist(toSchema(schema, 'output')),
  }
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  // Rules that JSON Schema cannot express (a transformation, a custom check) are omitted from the description instead
  // of failing.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: tidy })
  return JSON.parse(JSON.stringify(rest)) as Schema
}

function problemSchema(): Schema {
  const schema = toSchema(Problem, 'output')
  return {
    ...schema,
    properties: {
      ...schema.properties,
      errors: { type: 'array', maxItems: mostErrors, items: { $ref: '#/components/schemas/FieldError' } },
    },
  }
}

// zod writes the limits of JavaScript's numbers and formats of its own; neither helps a reader.
const knownFormats = new Set(['uuid', 'date', 'date-time', 'time', 'email', 'uri', 'ipv4', 'ipv6', 'duration'])

function tidy({ jsonSchema }: { jsonSchema: Schema }) {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.required && !jsonSchema.properties) spellOut(jsonSchema)
  if (jsonSchema.format && !knownFormats.has(jsonSchema.format)) delete jsonSchema.format
}

/** A record whose keys are all known becomes an object: every required key is also defined. */
function spellOut(jsonSchema: Schema) {
  const { required = [], additionalProperties: each } = jsonSchema
  if (typeof each !== 'object') return
  jsonSchema.properties = Object.fromEntries(required.map((key) => [key, each]))
  jsonSchema.additionalProperties = false
  delete jsonSchema.propertyNames
}

function pointToComponents(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as Schema
}
