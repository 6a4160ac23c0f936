import { z } from 'zod'
import type { Fresh } from './fresh.ts'
import type { May } from './may.ts'
import type { ProblemCode } from './problems.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** How long browsers and our own caches may keep an answer, and which purges drop it. */
export interface CachePolicy {
  readonly seconds: number
  readonly tags: readonly string[]
}

/** The longest body in bytes by default: enough for a form of short texts, or one letter. */
export const smallBody = 16_000
/** Enough for some pages of text, or a list of a thousand ids. */
export const mediumBody = 150_000
/** Enough for a whole form with its questions, all answers to it, or a list of ten thousand ids. */
export const largeBody = 1_000_000

interface Description {
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  readonly output: z.ZodType
  readonly status?: 200 | 201 | 202 | 204
  readonly problems?: readonly ProblemCode[]
  readonly may: May
  /** How recent the sign-in or confirmation must be; in a call for anyone, only if a token is sent. */
  readonly fresh?: Fresh
  readonly cache?: CachePolicy
  /** For calls that change nothing but are not GET, because their input is too long for an address. */
  readonly reads?: true
  /**
   * For answers that show an encrypted number or a secret: each is computed and recorded anew, and none is stored for
   * idempotency.
   */
  readonly secret?: true
  /** For an unpaged list, because it is short by nature or limited by reference data. */
  readonly whole?: true
  /**
   * For data that two people may change at once: an answer's `version` is its `ETag`, and a change sends it back in
   * the body or as `If-Match`.
   */
  readonly versioned?: true
  /**
   * For files that are made at once or later: if the file is ready it is the answer, with 200; otherwise the answer is
   * the output, with the call's own status.
   */
  readonly orFile?: true
  /** The client's timeout in milliseconds. */
  readonly timeout?: number
  /** The longest body that the call accepts; `smallBody` by default. */
  readonly bytes?: number
}

export type Call<D extends Description = Description, Path extends string = string> = {
  readonly method: Method
  readonly path: Path
} & D

/**
 * Describes a call once. Validation, types, OpenAPI, the client and the authorization test come from it. Params, query
 * and body are passed to the action as one flat object, so their keys must not collide.
 */
export function call<const D extends Description, const Path extends `/${string}`>(
  method: Method,
  path: Path,
  description: D,
): Call<D, Path> {
  const parts = [description.params, description.query, description.body].filter((part) => part !== undefined)
  const keys = parts.flatMap((part) => Object.keys(part.shape))
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice) throw new Error(`${method} ${path}: "${twice}" stands in more than one of params, query and body`)
  for (const name of namesIn(path)) {
    if (!description.params?.shape[name]) throw new Error(`${method} ${path}: no schema for ":${name}"`)
  }
  if (description.cache && (method !== 'GET' || description.may.who !== 'anyone')) {
    throw new Error(`${method} ${path}: only what anyone may read is the same for everybody and may be kept`)
  }
  if (description.reads && method === 'GET') throw new Error(`${method} ${path}: a GET reads anyway`)
  const { fresh } = description
  if (fresh?.orPasswordIn !== undefined && !description.body?.shape[fresh.orPasswordIn]) {
    throw new Error(`${method} ${path}: its body has no "${fresh.orPasswordIn}"`)
  }
  const strict = Object.fromEntries(
    (['params', 'query', 'body'] as const).flatMap((part) =>
      description[part] ? [[part, strictly(description[part])]] : [],
    ),
  )
  return { method, path, ...description, ...strict }
}

/** The schema without unknown keys, with its example. */
function strictly(part: z.ZodObject) {
  const meta = part.meta()
  return meta ? part.strict().meta(meta) : part.strict()
}

export const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map((match) => match[1] as string)

type Read<T, IO extends 'in' | 'out'> = T extends z.ZodType ? (IO extends 'in' ? z.input<T> : z.output<T>) : unknown
type Part<C, P extends string, IO extends 'in' | 'out'> = C extends { readonly [K in P]: infer T }
  ? Read<T, IO>
  : unknown
type Flat<T> = { [K in keyof T]: T[K] }
type Parts<C, IO extends 'in' | 'out'> = Part<C, 'params', IO> & Part<C, 'query', IO> & Part<C, 'body', IO>

export type Asked<C extends Call> = Flat<Parts<C, 'in'>>
/** The input of the action, parsed and with defaults. */
export type Input<C extends Call> = Flat<Parts<C, 'out'>>
export type Output<C extends Call> = z.output<C['output']>

export interface RawInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** Splits a flat input into params, query and body. */
export function splitInput(of: Call, input: Readonly<Record<string, unknown>>) {
  const pick = (schema: z.ZodObject | undefined) =>
    Object.fromEntries(Object.keys(schema?.shape ?? {}).flatMap((key) => (key in input ? [[key, input[key]]] : [])))
  if (import.meta.env?.PROD !== true) requireKnown(of, input)
  return { params: pick(of.params), query: pick(of.query), ...(of.body ? { body: pick(of.body) } : {}) }
}

/** Throws for unknown input keys, a bug that types do not always find; left out of production builds. */
function requireKnown(of: Call, input: object) {
  const known = new Set([of.params, of.query, of.body].flatMap((part) => Object.keys(part?.shape ?? {})))
  const unknown = Object.keys(input).find((key) => !known.has(key))
  if (unknown) throw new Error(`${of.method} ${of.path} takes no "${unknown}"`)
}

/** The address of a call under `/api`, with its params and query filled in; arrays repeat their key. */
export function addressOf(of: Call, input: Readonly<Record<string, unknown>>) {
  const { params, query } = splitInput(of, input)
  const path = of.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) search.append(key, String(item))
  }
  return search.size > 0 ? `/api${path}?${search}` : `/api${path}`
}

/** A query key that may be repeated: one value and several both arrive as a list. */
export const many = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item).max(100))

/** A whole number in an address. Digits only: `Number` would also accept '', '1e3' and '0x10'. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(
    (value: number | string) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value),
    z.number().int().min(min).max(max),
  )

/** A small number in an address, such as the id of a country. */
export const numericId = () => wholeNumber(0, 2_147_483_647)

export const cacheControl = ({ seconds }: CachePolicy) =>
  `public, max-age=${seconds}, stale-while-revalidate=${seconds * 10}`
