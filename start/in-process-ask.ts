import type { Answer } from '#api/answer.ts'
import { isBusyDatabase } from '#api/busy-database.ts'
import type { KeptAnswers } from '#api/kept-answers.ts'
import { type Call, splitInput } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { ProblemError, problem } from '#contract/problems.ts'
import type { Ask } from '#web/ask.ts'

/** `ask` for pages rendered beside the API: the same checks as over the network, without the network. */
export function askInProcess(answers: readonly Answer[], kept: KeptAnswers) {
  const byCall = new Map(answers.map((answer) => [keyOf(answer.call), answer]))
  return (caller: Caller): Ask =>
    async (call, input) => {
      const answer = byCall.get(keyOf(call))
      if (!answer) throw new Error(`Nobody answers ${keyOf(call)}`)
      try {
        return (await kept.perform(answer, splitInput(call, input), caller)).value as never
      } catch (error) {
        if (isBusyDatabase(error)) throw refusalOf(problem('server.busy'))
        throw error instanceof ProblemError ? refusalOf(error) : error
      }
    }
}

/** The part of a problem that a page needs: its status, and the errors of its fields. */
const refusalOf = ({ code, status, errors = [] }: ProblemError) => Response.json({ code, errors }, { status })

// The web's bundle has its own copies of the calls, so a call is found by method and path.
const keyOf = ({ method, path }: Call) => `${method} ${path}`
