import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { applicationResults } from '#database/schema/results/application-results.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { updateHolds } from '#domain/applying/payment-holds/update-holds.ts'
import { becomeParticipants } from '#domain/award/participants/become-participants.ts'
import { newId } from '#platform/ids.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import type { WrittenOrganization } from '../write-organizations.ts'
import type { Clock } from '../writing/clock.ts'
import { writeAccounts } from './write-accounts.ts'
import { writeRuns } from './write-runs.ts'

/** A year of studies: three months are paid, this one is due, and five are planned. */
const scholarship = { before: 3, after: 5, amountMinor: 400_000, label: 'Aylık burs' }

/** Recently accepted participants are paid from this month on. */
const expenses = { before: 0, after: 2, amountMinor: 75_000, label: 'Yol ve yemek desteği' }

/**
 * The scholars of the first organization's most generous form, and other winners with a published result: given
 * accounts, an awaited one and some with warnings, months paid by runs with a bank's answer, and future months.
 */
export async function writePayments(tx: Transaction, organizations: readonly WrittenOrganization[], clock: Clock) {
  const [first] = organizations
  if (!first) return
  await publishAwards(tx, first.companyId, clock)
  const awarded = await tx
    .select({ id: applications.id })
    .from(applications)
    .leftJoin(applicationResults, eq(applicationResults.applicationId, applications.id))
    .where(
      and(
        eq(applications.status, 'Approved'),
        isNotNull(applications.resultPublishedAt),
        // Candidates who are asked to accept participate once they have.
        sql`coalesce(${applicationResults.acceptance}, 'Accepted') = 'Accepted'`,
      ),
    )
  const applicationIds = awarded.map(({ id }) => id)
  await becomeParticipants(tx, applicationIds)
  const payees = await tx.select().from(participants).where(inArray(participants.applicationId, applicationIds))
  const plannedBy = new Map(organizations.map(({ companyId, memberIds }) => [companyId, memberIds[0]]))
  await writeAccounts(tx, payees, plannedBy)
  const planned = payees.flatMap((payee) =>
    planFor(payee, plannedBy.get(payee.companyId), clock, payee.companyId === first.companyId ? scholarship : expenses),
  )
  if (planned.length > 0) await tx.insert(payments).values(planned)
  await writeRuns(tx, { companyId: first.companyId, accountId: first.memberIds[0] }, clock)
  await updatePendingAction(tx, applicationIds)
  await updateHolds(tx, applicationIds)
}

/** The result of the form with most approved applications has been out for some weeks. */
async function publishAwards(tx: Transaction, companyId: string, clock: Clock) {
  const most = sql`(select ${applications.formId} from ${applications}
    where ${applications.companyId} = ${companyId}::uuid and ${applications.status} = 'Approved'
    group by 1 order by count(*) desc, 1 limit 1)`
  await tx
    .update(applications)
    .set({ resultPublishedAt: clock.at(-100, '15:00') })
    .where(and(eq(applications.status, 'Approved'), sql`${applications.formId} = ${most}`))
}

type Payee = typeof participants.$inferSelect

function planFor(
  payee: Payee,
  plannedBy: string | undefined,
  clock: Clock,
  { before, after, amountMinor, label }: typeof scholarship,
) {
  if (plannedBy === undefined) return []
  const { companyId, formId, applicationId, id: participantId } = payee
  const [year = 0, month = 1] = istanbulDay(clock.now).split('-').map(Number)
  return Array.from({ length: before + 1 + after }, (_, at) => {
    const dueOn = new Date(Date.UTC(year, month - 1 + at - before, 15)).toISOString().slice(0, 10)
    return {
      id: newId(),
      companyId,
      formId,
      applicationId,
      participantId,
      plannedBy,
      dueOn,
      amountMinor,
      currency: 'TRY' as const,
      period: dueOn.slice(0, 7),
      label,
    }
  })
}
