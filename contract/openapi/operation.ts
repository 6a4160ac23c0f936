import type { Fresh } from '../fresh.ts'
import type { May } from '../may.ts'
import type { ProblemCode } from '../problems.ts'
import type { Schema } from './openapi-schemas.ts'

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly 'x-may': May['who']
  /** How many minutes ago the last sign-in or confirmation may be, unless this field of the body is the password. */
  readonly 'x-fresh'?: Fresh
  readonly 'x-problems': readonly ProblemCode[]
  /** Empty: anyone may call it. */
  readonly security: readonly { readonly accessToken: readonly [] }[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: {
    readonly required: boolean
    readonly description?: string
    readonly 'x-max-bytes'?: number
    readonly content: Readonly<Record<string, Media>>
  }
  readonly responses: Readonly<Record<string, Answer>>
}

export interface Answer {
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: Schema }>>
  readonly content?: Readonly<Record<string, Media>>
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: Schema
  readonly style?: 'form'
  readonly explode?: true
}

interface Media {
  readonly schema: Schema
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}
