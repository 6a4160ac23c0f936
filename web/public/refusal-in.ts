import type { FieldError } from '#contract/problems.ts'
import { AskError } from '../ask.ts'

export interface Refusal {
  readonly status: number
  readonly code: string
  readonly errors: readonly FieldError[]
}

/** The problem that a call was refused with, on the server and in the browser alike; undefined for a failure. */
export async function refusalIn(error: unknown): Promise<Refusal | undefined> {
  if (error instanceof AskError && error.problem && typeof error.status === 'number' && error.status < 500)
    return { status: error.status, code: error.problem.code, errors: error.problem.errors ?? [] }
  if (!(error instanceof Response) || error.status >= 500) return undefined
  return { status: error.status, ...((await error.json()) as Omit<Refusal, 'status'>) }
}
