import type { z } from 'zod'
import { type Call, cacheControl, type Method, smallBody } from '../call.ts'
import { takesKey } from '../request-key.ts'
import { SentFile } from '../sent-file.ts'
import { describeProblems, type ProblemWords, problemsOf } from './openapi-problems.ts'
import { collectSchemas, type Schema } from './openapi-schemas.ts'
import { uploadPaths } from './openapi-uploads.ts'
import type { Answer, Operation, Parameter } from './operation.ts'

/** The part of OpenAPI 3.1 that we use. */
export interface ApiDocument {
  readonly openapi: '3.1.1'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly securitySchemes: { readonly accessToken: typeof accessToken }
  }
}

/** The operations of one path; `servers` if it is not below the API's address. */
interface PathItem extends Readonly<Partial<Record<Lowercase<Method> | 'head', Operation>>> {
  readonly servers?: readonly { readonly url: string }[]
}

/** The whole API, generated from its calls. */
export function describeApi(calls: readonly Call[], publicUrl: string, wordProblem: ProblemWords): ApiDocument {
  const schemas = collectSchemas()
  const paths: Record<string, PathItem> = {}
  for (const call of calls) {
    const address = call.path.replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [call.method.toLowerCase()]: describeCall(call, schemas, wordProblem) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Köprü',
      version: '1',
      description: 'Every call of Köprü. Readable, with examples, at /api/docs.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: [...new Set([...calls.map(tagOf), 'uploads'])]
      .sort()
      .map((name) => ({ name, description: tagDescriptions[name] ?? `Calls under /${name}` })),
    paths: {
      ...paths,
      ...Object.fromEntries(
        Object.entries(uploadPaths(wordProblem)).map(([path, item]) => [
          path,
          { servers: [{ url: publicUrl }], ...item },
        ]),
      ),
    },
    components: { schemas: schemas.components, securitySchemes: { accessToken } },
  }
}

const tagDescriptions: Readonly<Record<string, string>> = {
  accounts: 'Signing up, signing in, sessions and second factors, of both kinds of accounts',
  candidates: 'What belongs to one candidate: profile, documents, applications',
  common: 'What everybody may read: published forms, organizations, opportunities, communities',
  companies: 'What belongs to one organization: its page, forms, applications, sub-accounts',
  contact: 'Writing to us, and reading what was written',
  data: 'Reference data: countries, universities, types of documents; and private files by their links',
  location: 'Where a visitor seems to be',
  uploads: 'Resumable uploads of files (tus 1.0), beside the API',
  visits: 'Counting which pages are read',
}

const accessToken = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'accessToken of a session, from POST /accounts/token',
} as const

type Schemas = ReturnType<typeof collectSchemas>

function describeCall(call: Call, schemas: Schemas, wordProblem: ProblemWords): Operation {
  const problems = problemsOf(call)
  return {
    operationId: operationIdOf(call),
    tags: [tagOf(call)],
    summary: call.summary,
    'x-may': call.may.who,
    ...(call.fresh && { 'x-fresh': call.fresh }),
    'x-problems': problems,
    security: call.may.who === 'anyone' ? [] : [{ accessToken: [] }],
    parameters: [
      ...parametersIn('path', call.params, schemas),
      ...parametersIn('query', call.query, schemas),
      acceptLanguage,
      ...(takesKey(call) ? [idempotencyKey] : []),
      ...(call.versioned && call.body ? [ifMatch] : []),
    ],
    ...(call.body ? { requestBody: describeBody(call.body, call.bytes ?? smallBody, schemas) } : {}),
    responses: {
      ...(call.orFile ? { 200: file } : {}),
      [call.status ?? 200]: describeAnswer(call, schemas),
      ...describeProblems(problems, wordProblem),
    },
  }
}

function describeBody(body: z.ZodObject, bytes: number, schemas: Schemas): NonNullable<Operation['requestBody']> {
  return {
    required: true,
    description: `At most ${bytes / 1000} kB`,
    'x-max-bytes': bytes,
    content: { 'application/json': { schema: schemas.input(body) } },
  }
}

const acceptLanguage: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'The language of names, problems and field errors: tr (default) or en',
  schema: { type: 'string', default: 'tr' },
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text unique among the account’s requests to this call. A request repeated with the same key within 24 hours is not done again but gets the first response',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` it was read with; the same as `version` in the body. Refused if it was changed since',
  schema: { type: 'string' },
}

/** `GET /data/countries/:countryId/cities` is `getDataCountriesByCountryIdCities`. */
export function operationIdOf({ method, path }: Pick<Call, 'method' | 'path'>) {
  const words = path
    .split('/')
    .filter(Boolean)
    .flatMap((segment) => (segment.startsWith(':') ? ['by', segment.slice(1)] : segment.split(/[^\w]+/)))
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

const tagOf = ({ path }: Call) => path.split('/', 2)[1] ?? ''

function parametersIn(where: 'path' | 'query', part: z.ZodObject | undefined, schemas: Schemas): Parameter[] {
  if (!part) return []
  const { properties = {}, required = [] } = schemas.input(part)
  return Object.entries(properties).map(([name, schema]) => {
    const { description, ...rest } = schema as Schema
    return {
      name,
      in: where,
      required: required.includes(name),
      ...(description ? { description } : {}),
      schema: rest,
      ...(rest.type === 'array' ? { style: 'form', explode: true } : {}),
    }
  })
}

const file: Answer = { description: 'The file', content: { 'application/octet-stream': { schema: {} } } }

function describeAnswer({ status, output, cache, whole }: Call, schemas: Schemas): Answer {
  if (status === 204) return { description: 'Done; no content' }
  if (output === SentFile) return file
  return {
    description: whole ? wholeList : 'The answer',
    ...(cache
      ? {
          headers: {
            ETag: { description: 'Send it back as If-None-Match to get 304', schema: { type: 'string' } },
            'Cache-Control': {
              description: 'How long the response may be cached',
              schema: { type: 'string', const: cacheControl(cache) },
            },
          },
        }
      : {}),
    content: { 'application/json': { schema: schemas.output(output) } },
  }
}

export const wholeList = 'The whole list: it has no pages'
