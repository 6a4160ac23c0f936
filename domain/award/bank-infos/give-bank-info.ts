import { and, eq, inArray, sql } from 'drizzle-orm'
import type { giveBankInfo as call } from '#contract/bank-infos.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { candidates } from '#database/schema/candidates.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { updateHolds } from '#domain/applying/payment-holds/update-holds.ts'
import { notifyPayoutChange } from '#domain/candidates/candidates/notify-payout-change.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { openBankAccount, sealBankAccount } from '../../candidates/candidates/sealed-bank-account.ts'
import { accountMarks } from './account-mark.ts'
import { applicationsWith, flagShared, lockAccountsOf, oddities } from './flag-accounts.ts'
import { toBankInfo } from './to-bank-info.ts'

/**
 * Stores the bank account that an organization requested. It can be corrected until the request is cancelled; giving
 * the same account again changes nothing. Payments are held while the account is flagged and unconfirmed.
 */
export async function giveBankInfo(
  caller: Caller,
  { candidateId, id: applicationId, bankInfoId, bank, keep }: Input<typeof call>,
): Promise<Output<typeof call>> {
  return database().transaction(async (tx) => {
    const { companyId, bankSealed } = await ownRequest(tx, candidateId, applicationId, bankInfoId)
    const account = bank ?? (await openBankAccount(tx, bankSealed))
    if (!account) throw problem('bankInfo.noneInProfile')
    const { iban, owner } = account
    const same = accountMarks(companyId, iban)
    const [mark] = same
    await lockAccountsOf(tx, companyId)
    const earlier = await marksOf(tx, applicationId)
    const marks = [...new Set([...same, ...earlier])]
    const concerned = [...new Set([applicationId, ...(await applicationsWith(tx, companyId, marks))])]
    await lockApplications(tx, inArray(applications.id, concerned))
    const request = await requireOpen(tx, bankInfoId)
    const given = await openBankAccount(tx, request.sealed)
    const sealed = await sealBankAccount({ iban, owner })
    if (bank && keep) await tx.update(candidates).set({ bankSealed: sealed }).where(eq(candidates.id, candidateId))
    if (given?.iban === iban && given.owner === owner) return toBankInfo(tx, request)
    const hasChanged = (given !== null && given.iban !== iban) || earlier.some((one) => !same.includes(one))
    const [row] = await tx
      .update(bankInfos)
      .set({
        status: 'Given',
        sealed,
        mark,
        givenAt: new Date(),
        ...(hasChanged && { changedAt: new Date() }),
        flags: await oddities(tx, { applicationId, owner, hasChanged }),
        confirmedBy: null,
        confirmedAt: null,
        version: sql`${bankInfos.version} + 1`,
      })
      .where(eq(bankInfos.id, bankInfoId))
      .returning()
    if (!row) throw problem('bankInfo.notFound')
    await flagShared(tx, companyId, marks)
    await updatePendingAction(tx, [applicationId])
    await updateHolds(tx, concerned)
    await addHistory(tx, caller, { applicationIds: [applicationId], event: 'bankInfoGiven' })
    const { title } = await formNames(tx, request.formId)
    await notifyPayoutChange(tx, candidateId, { title, address: `/student-dashboard/applications/${applicationId}` })
    return toBankInfo(tx, row)
  })
}

async function ownRequest(tx: Transaction, candidateId: string, applicationId: string, bankInfoId: string) {
  const [own] = await tx
    .select({ companyId: applications.companyId, bankSealed: candidates.bankSealed })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(and(eq(applications.id, applicationId), eq(applications.candidateId, candidateId)))
  if (!own) throw problem('applications.notFound')
  const isTheirs = and(eq(bankInfos.id, bankInfoId), eq(bankInfos.applicationId, applicationId))
  if ((await tx.$count(bankInfos, isTheirs)) === 0) throw problem('bankInfo.notFound')
  return own
}

/** The marks of the accounts given for an application so far. */
async function marksOf(tx: Transaction, applicationId: string) {
  const rows = await tx
    .select({ mark: bankInfos.mark })
    .from(bankInfos)
    .where(eq(bankInfos.applicationId, applicationId))
  return rows.flatMap(({ mark }) => mark ?? [])
}

/** Runs after the application is locked, so that it sees what the organization has committed meanwhile. */
async function requireOpen(tx: Transaction, bankInfoId: string) {
  const [found] = await tx
    .select({ request: bankInfos, status: applications.status })
    .from(bankInfos)
    .innerJoin(applications, eq(applications.id, bankInfos.applicationId))
    .where(eq(bankInfos.id, bankInfoId))
  if (!found) throw problem('bankInfo.notFound')
  if (found.request.status === 'Cancelled' || found.status === 'Withdrawn') throw problem('bankInfo.over')
  return found.request
}
