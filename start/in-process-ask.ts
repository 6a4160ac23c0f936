import type { Answer } from '#api/answer.ts'
import { isBusyDatabase } from '#api/busy-database.ts'
import type { Client } from '#api/client.ts'
import type { CallPerformer } from '#api/performing/perform-call.ts'
import { wordProblem } from '#api/problem-answer.ts'
import { type Call, splitInput } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { ProblemError, problem } from '#contract/problems.ts'
import type { Ask } from '#web/ask.ts'

/** `ask` for pages rendered beside the API: the same checks as over the network, without the network. */
export function askInProcess(answers: readonly Answer[], kept: CallPerformer) {
  const byCall = new Map(answers.map((answer) => [keyOf(answer.call), answer]))
  return (caller: Caller, client?: Client): Ask =>
    async (call, input) => {
      const answer = byCall.get(keyOf(call))
      if (!answer) throw new Error(`Nobody answers ${keyOf(call)}`)
      try {
        return (await kept.perform(answer, splitInput(call, input), caller, client)).value as never
      } catch (error) {
        if (isBusyDatabase(error)) throw refusalOf(problem('server.busy'), caller)
        throw error instanceof ProblemError ? refusalOf(error, caller) : error
      }
    }
}

/** The same problem that a call over the network answers with. */
const refusalOf = (known: ProblemError, caller: Caller) =>
  Response.json(wordProblem(known, caller), { status: known.status })

// The web's bundle has its own copies of the calls, so a call is found by method and path.
const keyOf = ({ method, path }: Call) => `${method} ${path}`
