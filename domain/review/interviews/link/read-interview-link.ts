import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readInterviewLink as call } from '#contract/interviews/interview-link.ts'
import { isLinkOver, linkedRow } from './linked-row.ts'
import { toLinked } from './to-linked.ts'

/** Shows the invitation to the holder of its link. It changes nothing, because mail scanners open links, too. */
export async function readInterviewLink(caller: Caller, { token }: Input<typeof call>): Promise<Output<typeof call>> {
  const linked = await linkedRow(caller, token)
  if (!linked) return { state: 'unknown', interview: null }
  const now = new Date()
  return isLinkOver(linked.row, now)
    ? { state: 'over', interview: null }
    : { state: 'open', interview: toLinked(linked.row, now) }
}
