import { eq, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { Transaction } from '#database/connection.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { returnCredits } from '#domain/credits/subscriptions/return-credits.ts'
import type { MailingRecord } from '../mailing-record.ts'
import { endMailing } from './end-mailing.ts'

/**
 * Cancels all deliveries of a mailing that no worker has leased. Recipients who got nothing have a history entry, and
 * the credit of each unsent e-mail and SMS returns, even if the other of the two was sent.
 */
export async function cancelRemaining(tx: Transaction, caller: Pick<Caller, 'person'>, mailing: MailingRecord) {
  const applicationIds = await stopDeliveries(tx, mailing, caller.person?.accountId)
  const detail = { mailingId: mailing.id, because: mailing.state === 'held' ? 'calledBack' : 'stopped' }
  await addHistory(tx, caller, { applicationIds, event: 'messageCalledBack', detail, visible: false })
}

/** Stops waiting deliveries, ends the mailing and returns the credits. Returns the applications that got nothing. */
export async function stopDeliveries(
  tx: Transaction,
  { id, companyId }: Pick<MailingRecord, 'id' | 'companyId'>,
  accountId: string | undefined,
): Promise<string[]> {
  const stopped = await tx
    .update(deliveries)
    .set({ state: 'stopped' })
    .where(sql`${deliveries.mailingId} = ${id} and ${deliveries.state} = 'waiting' and not ${deliveries.isTaken}`)
    .returning({
      applicationId: deliveries.applicationId,
      shownAt: deliveries.shownAt,
      email: deliveries.email,
      sms: deliveries.sms,
    })
  const credits = stopped.flatMap(({ email, sms }) => [email, sms]).filter((state) => state === 'waiting').length
  await tx
    .update(mailings)
    .set({ creditsReturned: sql`${mailings.creditsReturned} + ${credits}` })
    .where(eq(mailings.id, id))
  await endMailing(tx, id)
  await returnCredits(tx, companyId, 'message', credits, { about: { kind: 'mailing', id }, accountId })
  return stopped.flatMap(({ shownAt, applicationId }) => (shownAt === null && applicationId ? [applicationId] : []))
}
