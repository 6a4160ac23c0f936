import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { ApplicationReportBody, ParticipantReportBody } from '#contract/reports/report-body.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { formTitles } from '#domain/award/payments/form-titles.ts'
import { requireForms } from './asked-forms.ts'
import { askedQuestion } from './asked-question.ts'
import { assemble } from './assemble.ts'
import type { ClosedSums, Counted } from './counted.ts'
import { type Dimension, isOverlapping } from './dimensions.ts'
import { groupNames, inOrderOf } from './group-names.ts'
import { type Period, periodBefore } from './period.ts'

type Asked = (ApplicationReportBody | ParticipantReportBody) & { readonly companyId: string }

/** The forms and days of one side of a comparison. */
export interface Side extends Period {
  readonly formIds?: readonly string[] | undefined
}

interface Way {
  /** Counts by status, and by the groups of a dimension if there is one. */
  readonly count: (side: Side, dimension: Dimension | undefined) => Promise<readonly Counted[]>
  readonly isShown: (status: string) => boolean
  readonly isGuarded: boolean
  readonly isNarrowed: boolean
  /** The sums of closed periods, for a report on these. */
  readonly sumsOf?: ((side: Side) => Promise<ClosedSums>) | undefined
}

/** Makes a report and its comparison: counted, named, sorted, and without small groups. */
export async function makeReport(caller: Caller, asked: Asked, { count, sumsOf, isShown, ...guard }: Way) {
  const { companyId, formIds, from, to, groupBy, limit, compareTo } = asked
  const at = new Date().toISOString()
  const company = await companyName(companyId)
  await requireForms(companyId, [...(formIds ?? []), compareTo?.with === 'form' ? compareTo.formId : undefined])
  const question = await askedQuestion(asked)
  const overlaps = isOverlapping(groupBy, question?.kind)
  const other = otherSide(asked)
  const sides: Side[] = [{ formIds, from, to }, ...(other ? [other] : [])]
  const counted = await Promise.all(
    sides.map(async (side) => {
      const [grouped, sums] = await Promise.all([count(side, groupBy), sumsOf?.(side)])
      // If an application may be in several groups or none, the groups do not add up to the total, so it is counted
      // separately.
      return { side, sums, grouped, all: overlaps ? await count(side, undefined) : grouped }
    }),
  )
  const keys = new Set(counted.flatMap(({ grouped }) => grouped.flatMap(({ key }) => key ?? [])))
  const nameOf = await groupNames(groupBy, [...keys], { companyId, language: caller.language, question })
  const shared = { groupBy, isShown, limit, ...guard, overlaps, nameOf }
  const inOrder = inOrderOf(groupBy, caller.language, question)
  const [own, compared] = counted.map(({ side, sums, grouped, all }) => ({
    side,
    ...assemble(all, grouped, { ...shared, inOrder, sums, ...daysOf(side, sums) }),
  }))
  if (!own) throw new Error('A report was not counted')
  const { side: _, ...numbers } = own
  const approximate = counted[0]?.sums?.days ?? null
  const comparison = compared ? await described(companyId, compared) : null
  return { ...numbers, overlaps, comparison, approximate, company, at }
}

/** Closed periods count as a whole, so the days shown may start before the requested ones. */
const daysOf = ({ from, to }: Side, sums: ClosedSums | undefined): Period =>
  sums ? { from: sums.days.from ?? from, to: sums.days.to ?? to } : { from, to }

/** The side that a report is compared with, if any. */
export function otherSide({
  formIds,
  from,
  to,
  compareTo,
}: Pick<Asked, 'formIds' | 'from' | 'to' | 'compareTo'>): Side | undefined {
  if (compareTo?.with === 'form') return { formIds: [compareTo.formId], from, to }
  if (compareTo?.with === 'period' && from !== undefined) return { formIds, ...periodBefore({ from, to }) }
  return undefined
}

export async function companyName(companyId: string): Promise<string> {
  const [row] = await database().select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
  return row?.name ?? ''
}

async function described<Numbers extends object>(
  companyId: string,
  { side, ...numbers }: Numbers & { readonly side: Side },
) {
  const { formIds = [], from = null, to = null } = side
  const [id] = formIds
  const title = id === undefined || formIds.length > 1 ? undefined : (await formTitles(companyId, [id])).get(id)
  return { ...numbers, from, to, form: id !== undefined && title !== undefined ? { id, title } : null }
}
