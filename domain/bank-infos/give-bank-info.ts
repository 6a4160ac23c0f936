import { and, eq } from 'drizzle-orm'
import type { giveBankInfo as call } from '#contract/bank-infos.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { candidates } from '#database/schema/candidates.ts'
import { addHistory } from '#domain/applications/add-history.ts'
import { applicationLock } from '#domain/applications/lock-applications.ts'
import { settleAwaited } from '#domain/applications/settle-awaited.ts'
import { openBankAccount, sealBankAccount } from '../candidates/sealed-bank-account.ts'
import { toBankInfo } from './to-bank-info.ts'

/**
 * Stores the bank account that an organization asked for. It can be corrected until the request is cancelled; the same
 * account twice changes nothing.
 */
export async function giveBankInfo(
  caller: Caller,
  { candidateId, id: applicationId, bankInfoId, bank, keep }: Input<typeof call>,
): Promise<Output<typeof call>> {
  return database().transaction(async (tx) => {
    const { request, bankSealed, status } = await lockedRequest(tx, candidateId, applicationId, bankInfoId)
    if (request.status === 'Cancelled' || status === 'Withdrawn') throw problem('bankInfo.over')
    const account = bank ?? (await openBankAccount(tx, bankSealed))
    if (!account) throw problem('bankInfo.noneInProfile')
    const { iban, owner } = account
    const given = await openBankAccount(tx, request.sealed)
    if (bank && keep) {
      await tx
        .update(candidates)
        .set({ bankSealed: await sealBankAccount({ iban, owner }) })
        .where(eq(candidates.id, candidateId))
    }
    if (given?.iban === iban && given.owner === owner) return toBankInfo(tx, request)
    const [row] = await tx
      .update(bankInfos)
      .set({ status: 'Given', sealed: await sealBankAccount({ iban, owner }), givenAt: new Date() })
      .where(eq(bankInfos.id, bankInfoId))
      .returning()
    if (!row) throw problem('bankInfo.notFound')
    await settleAwaited(tx, [applicationId])
    await addHistory(tx, caller, { applicationIds: [applicationId], event: 'bankInfoGiven' })
    return toBankInfo(tx, row)
  })
}

/**
 * Locks the application before the request, like every change of an application's rows, so that no two wait in a
 * circle.
 */
async function lockedRequest(tx: Transaction, candidateId: string, applicationId: string, bankInfoId: string) {
  const [own] = await tx
    .select({ status: applications.status, bankSealed: candidates.bankSealed })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(and(eq(applications.id, applicationId), eq(applications.candidateId, candidateId)))
    .for(applicationLock, { of: applications })
  if (!own) throw problem('applications.notFound')
  const [request] = await tx
    .select()
    .from(bankInfos)
    .where(and(eq(bankInfos.id, bankInfoId), eq(bankInfos.applicationId, applicationId)))
  if (!request) throw problem('bankInfo.notFound')
  return { request, ...own }
}
