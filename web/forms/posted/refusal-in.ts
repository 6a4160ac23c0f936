import type { FieldError, Problem } from '#contract/problems.ts'
import { AskError } from '../../ask.ts'

export type Refusal = Problem & { readonly errors: readonly FieldError[] }

/** The problem in a refused call's error, on the server and in the browser; undefined for other failures. */
export async function refusalIn(error: unknown): Promise<Refusal | undefined> {
  if (error instanceof AskError && error.problem && typeof error.status === 'number' && error.status < 500)
    return { ...error.problem, errors: error.problem.errors ?? [] }
  if (!(error instanceof Response) || error.status >= 500) return undefined
  const problem = (await error.json()) as Problem
  return { ...problem, errors: problem.errors ?? [] }
}
