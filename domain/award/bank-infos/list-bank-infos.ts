import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { listBankInfos as call } from '#contract/bank-infos.ts'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type Database, database, type Transaction } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { type ApplicationIds, requireReviewed } from '#domain/review/review/reviewed-application.ts'
import { shownBank } from './to-bank-info.ts'

type Asked = Output<typeof call>['items'][number]

/** Requests and given accounts, masked. Whole numbers are read one by one (`revealIban`), which the candidate sees. */
export async function listBankInfos(caller: Caller, ids: ApplicationIds): Promise<Output<typeof call>> {
  await requireReviewed(database(), ids)
  return {
    items: await askedAccounts(database(), ids.appId),
    can: { change: isGranted(caller, 'Participants', 'write') },
  }
}

export async function askedAccounts(db: Database | Transaction, applicationId: string): Promise<Asked[]> {
  const rows = await db
    .select()
    .from(bankInfos)
    .where(eq(bankInfos.applicationId, applicationId))
    .orderBy(desc(bankInfos.requestedAt), desc(bankInfos.id))
  const names = await accountNames(
    db,
    rows.flatMap(({ requestedBy, confirmedBy }) => [requestedBy ?? [], confirmedBy ?? []].flat()),
  )
  const paidTo = paidToAmong(rows)
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      status: row.status,
      note: row.note,
      dueAt: row.dueAt?.toISOString() ?? null,
      requestedAt: row.requestedAt.toISOString(),
      requestedBy: names.get(row.requestedBy ?? '') ?? '',
      remindedAt: row.remindedAt?.toISOString() ?? null,
      givenAt: row.givenAt?.toISOString() ?? null,
      changedAt: row.changedAt?.toISOString() ?? null,
      given: await shownBank(db, row.sealed),
      isPaidTo: row.id === paidTo,
      flags: row.flags,
      sharedWith: await sharers(db, row),
      confirmed:
        row.confirmedAt === null
          ? null
          : { by: names.get(row.confirmedBy ?? '') ?? '', at: row.confirmedAt.toISOString() },
      version: row.version,
    })),
  )
}

type Row = typeof bankInfos.$inferSelect

/** The id of the account that is paid to, by the same rule as `updateHolds`. */
const paidToAmong = (rows: readonly Row[]) =>
  rows
    .filter(({ status }) => status === 'Given')
    .reduce<Row | undefined>(
      (last, row) => (last && Number(last.givenAt) >= Number(row.givenAt) ? last : row),
      undefined,
    )?.id

const mostNamed = 10

/** Other candidates with the same account. One query per account is fine, as few are flagged. */
async function sharers(db: Database | Transaction, { flags, companyId, mark, candidateId }: Row) {
  if (mark === null || !flags.includes('shared')) return []
  const rows = await db
    .select({
      formId: bankInfos.formId,
      applicationId: bankInfos.applicationId,
      participantId: participants.id,
      name: applicationSnapshots.name,
      surname: applicationSnapshots.surname,
    })
    .from(bankInfos)
    .innerJoin(applicationSnapshots, eq(applicationSnapshots.applicationId, bankInfos.applicationId))
    .innerJoin(participants, eq(participants.applicationId, bankInfos.applicationId))
    .where(
      and(
        eq(bankInfos.companyId, companyId),
        eq(bankInfos.mark, mark),
        eq(bankInfos.status, 'Given'),
        ne(bankInfos.candidateId, candidateId),
      ),
    )
    .orderBy(asc(bankInfos.id))
    .limit(mostNamed)
  return rows.map(({ name, surname, ...row }) => ({ ...row, name: `${name} ${surname}` }))
}
