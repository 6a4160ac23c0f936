import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readReportsOverview as call, ReportsOverview } from '#contract/reports/overview.ts'
import { type OverviewPart, overviewParts } from '#contract/reports/report-facts.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { requireForms } from '../asked-forms.ts'
import { closedOverview } from './closed-overview.ts'
import { interviews, messages } from './contacts.ts'
import { decisions, load } from './decisions.ts'
import { days, funnel } from './funnel.ts'
import { givingUp } from './giving-up.ts'
import { lastHours } from './last-hours.ts'
import { money } from './money.ts'
import type { Overviewed } from './overviewed.ts'
import { fitNumbers, places } from './standings.ts'

/** The requested parts that the caller may see; each runs one or two statements of its own. */
export async function readReportsOverview(caller: Caller, input: Input<typeof call>): Promise<ReportsOverview> {
  const { companyId, formIds, from, to, parts = overviewParts } = input
  const at = new Date().toISOString()
  await requireForms(companyId, formIds ?? [])
  const of: Overviewed = { companyId, formIds, from, to }
  if (!isGranted(caller, 'Applications', 'read')) return closedOverview(caller, of, parts)
  const seesParticipants = isGranted(caller, 'Participants', 'read')
  const ways: Record<OverviewPart, () => Promise<unknown>> = {
    funnel: () => funnel(of, seesParticipants),
    days: () => days(of),
    lastHours: () => lastHours(of),
    givingUp: () => givingUp(of),
    decisions: () => decisions(of),
    fit: () => fitNumbers(of),
    places: () => places(of, caller.language),
    interviews: () => interviews(of),
    messages: () => messages(of),
    payments: async () => (seesParticipants ? money(of) : undefined),
    load: () => load(of),
  }
  const read = await Promise.all([...new Set(parts)].map(async (part) => [part, await ways[part]()] as const))
  return { ...Object.fromEntries(read.filter(([, answer]) => answer !== undefined)), approximate: null, at }
}
