import type { ProblemCode } from '#contract/problems.ts'
import { AskError } from '../ask.ts'
import { isProblem } from '../forms/is-problem.ts'

/** Shows a problem with one field at that field, in the server's words. */
export async function besideField<T>(code: ProblemCode, field: string, asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (error) {
    if (!isProblem(error, code)) throw error
    const { call, status, problem } = error
    const errors = [{ field, message: `${problem.title}. ${problem.detail}` }]
    throw new AskError(call, status, { ...problem, errors })
  }
}
