import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { openLinkedCalendar as call } from '#contract/interviews/interview-link.ts'
import { problem } from '#contract/problems.ts'
import { calendarFile } from '../calendar/calendar-file.ts'
import { isLinkOver, linkedRow } from './linked-row.ts'

export async function openLinkedCalendar(caller: Caller, { token }: Input<typeof call>): Promise<Output<typeof call>> {
  const linked = await linkedRow(caller, token)
  if (!linked || isLinkOver(linked.row, new Date())) throw problem('accounts.wrongLink')
  if (linked.row.invitation.status !== 'Accepted') throw problem('files.notFound')
  return calendarFile(linked.row.invitation.id, caller.language)
}
