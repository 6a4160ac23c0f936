import type { Caller } from '#contract/caller.ts'
import type { ReportsOverview } from '#contract/reports/overview.ts'
import type { OverviewPart } from '#contract/reports/report-facts.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { closedCounts, closedSums } from '../closed/closed-counts.ts'
import type { ClosedSums, Counted } from '../counted.ts'
import { acceptedIn, daysFrom, stagesOf } from './funnel.ts'
import { money } from './money.ts'
import type { Overviewed } from './overviewed.ts'
import { namedPlaces, ranked } from './standings.ts'

/**
 * The overview for members who may not read applications, from closed periods (decision 63). It leaves out parts that
 * change with single applications: drafts, decisions, interviews, messages, assignments.
 */
export async function closedOverview(
  caller: Caller,
  of: Overviewed,
  parts: readonly OverviewPart[],
): Promise<ReportsOverview> {
  const at = new Date().toISOString()
  const seesParticipants = isGranted(caller, 'Participants', 'read')
  const sums = await closedSums(of)
  const ways: Partial<Record<OverviewPart, () => Promise<unknown>>> = {
    funnel: () => closedFunnel(of, sums, seesParticipants),
    days: async () => daysFrom(...(await Promise.all([closedCounts(of, 'begun'), closedCounts(of, 'day')]))),
    fit: () => closedFit(of, sums.total),
    places: async () => ({ total: sums.total, ...(await closedPlaces(of, caller)) }),
    ...(seesParticipants && { payments: () => money(of) }),
  }
  const read = await Promise.all([...new Set(parts)].map(async (part) => [part, await ways[part]?.()] as const))
  return {
    ...Object.fromEntries(read.filter(([, answer]) => answer !== undefined)),
    approximate: sums.days,
    at,
  }
}

async function closedFunnel(of: Overviewed, { total, byStatus }: ClosedSums, seesParticipants: boolean) {
  const [seen, begun, accepted] = await Promise.all([
    closedCounts(of, 'seen'),
    closedCounts(of, 'begun'),
    seesParticipants ? acceptedIn(of) : null,
  ])
  const stages = stagesOf(Object.entries(byStatus).map(([status, count]) => ({ status, count })))
  // Stages are rounded and the total is not, so no stage may exceed the total.
  const bounded = Object.fromEntries(Object.entries(stages).map(([stage, count]) => [stage, Math.min(count, total)]))
  return { seen: sumOf(seen), begun: sumOf(begun), ...bounded, handedIn: total, accepted }
}

async function closedFit(of: Overviewed, total: number): Promise<ReportsOverview['fit']> {
  const counted = await closedCounts(of, 'fit')
  const numberOf = (fit: string) => sumOf(counted.filter(({ key }) => key === fit))
  return {
    total,
    fits: numberOf('fits'),
    doesNotFit: numberOf('doesNotFit'),
    unknown: numberOf('unknown'),
    conditions: null,
    unattributed: 0,
  }
}

async function closedPlaces(of: Overviewed, { language }: Caller) {
  const [cities, schools] = await Promise.all([closedCounts(of, 'city'), closedCounts(of, 'university')])
  const withoutApproved = (counted: readonly Counted[], most: number) =>
    ranked([...counted], most).map((place) => ({ ...place, approved: null }))
  return namedPlaces(withoutApproved(cities, 81), withoutApproved(schools, 100), language)
}

const sumOf = (counted: readonly Counted[]) => counted.reduce((sum, { count }) => sum + count, 0)
