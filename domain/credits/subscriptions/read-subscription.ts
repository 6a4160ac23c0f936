import { eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readSubscription as call } from '#contract/subscriptions/subscription.ts'
import { planned } from '#database/connection.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { trialPackage } from './begin-trial.ts'

/**
 * The remaining credits. After the end of a package this is what was left at the end, before and after the job that
 * removes it: the warning says that the package has ended, not that everything was used up. An organization that has
 * not used a credit is shown its trial as if it started now.
 */
export async function readSubscription(_: Caller, { companyId }: Input<typeof call>): Promise<Output<typeof call>> {
  const [held] = await planned()
    .select({ row: subscriptions, isOver: sql<boolean>`${subscriptions.expiryAt} <= now()` })
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
  if (!held) return unbegun()
  const { row, isOver } = held
  return {
    totalApplicationCredit: row.totalApplicationCredit,
    totalDocumentCredit: row.totalDocumentCredit,
    totalMessageCredit: row.totalMessageCredit,
    leftApplicationCredit: row.leftApplicationCredit + (isOver ? row.lapsedApplicationCredit : 0),
    leftDocumentCredit: row.leftDocumentCredit + (isOver ? row.lapsedDocumentCredit : 0),
    leftMessageCredit: row.leftMessageCredit + (isOver ? row.lapsedMessageCredit : 0),
    expiryAt: row.expiryAt.toISOString(),
  }
}

async function unbegun(): Promise<Output<typeof call>> {
  const { applicationCredit, documentCredit, messageCredit, months, days } = await trialPackage(planned())
  const end = new Date()
  end.setUTCMonth(end.getUTCMonth() + months, end.getUTCDate() + days)
  return {
    totalApplicationCredit: applicationCredit,
    totalDocumentCredit: documentCredit,
    totalMessageCredit: messageCredit,
    leftApplicationCredit: applicationCredit,
    leftDocumentCredit: documentCredit,
    leftMessageCredit: messageCredit,
    expiryAt: end.toISOString(),
  }
}
