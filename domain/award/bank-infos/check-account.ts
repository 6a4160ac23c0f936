import { and, eq, sql } from 'drizzle-orm'
import type { confirmBankInfo as confirmCall, revealIban as revealCall } from '#contract/bank-infos.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { updateHolds } from '#domain/applying/payment-holds/update-holds.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'
import { requireReviewed } from '#domain/review/review/reviewed-application.ts'
import { openBankAccount } from '../../candidates/candidates/sealed-bank-account.ts'
import { askedAccounts } from './list-bank-infos.ts'

/** Shows a whole IBAN. The candidate sees each reading, so it is recorded in the same transaction. */
export async function revealIban(caller: Caller, ids: Input<typeof revealCall>): Promise<Output<typeof revealCall>> {
  return database().transaction(async (tx) => {
    const { sealed } = await lockedAccount(tx, ids)
    const account = await openBankAccount(tx, sealed)
    if (!account) throw problem('bankInfo.notFound')
    const detail = { what: 'bankAccount' }
    await addHistory(tx, caller, { applicationIds: [ids.appId], event: 'sensitiveRead', detail })
    return { iban: account.iban, owner: account.owner }
  })
}

/** Confirms that a flagged account is right. Repeating it changes nothing. */
export async function confirmBankInfo(
  caller: Caller,
  input: Input<typeof confirmCall>,
): Promise<Output<typeof confirmCall>> {
  const { appId, bankInfoId, version } = input
  return database().transaction(async (tx) => {
    const request = await lockedAccount(tx, input)
    if (request.status !== 'Given') throw problem('bankInfo.notFound')
    const isDone = request.confirmedAt !== null
    if (!isDone && request.version !== version) throw problem('bankInfo.changedSince')
    if (!isDone) {
      await tx
        .update(bankInfos)
        .set({
          confirmedBy: signedIn(caller).accountId,
          confirmedAt: new Date(),
          version: sql`${bankInfos.version} + 1`,
        })
        .where(eq(bankInfos.id, bankInfoId))
      const detail = { flags: request.flags.join(' ') }
      await addHistory(tx, caller, { applicationIds: [appId], event: 'bankInfoConfirmed', detail, visible: false })
      await updateHolds(tx, [appId])
    }
    const confirmed = (await askedAccounts(tx, appId)).find(({ id }) => id === bankInfoId)
    if (!confirmed) throw problem('bankInfo.notFound')
    return confirmed
  })
}

async function lockedAccount(tx: Transaction, ids: Input<typeof revealCall>) {
  const { appId, bankInfoId } = ids
  await requireReviewed(tx, ids)
  await lockApplications(tx, eq(applications.id, appId))
  const [request] = await tx
    .select()
    .from(bankInfos)
    .where(and(eq(bankInfos.id, bankInfoId), eq(bankInfos.applicationId, appId)))
  if (!request) throw problem('bankInfo.notFound')
  return request
}
