import { eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readSubscription as call } from '#contract/subscriptions/subscription.ts'
import { planned } from '#database/connection.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { trialPackage } from './begin-trial.ts'

/**
 * What is left. After the end of a package it is what was left then, before and after the job that takes it away: the warning
 * says that the package has ended, not that everything was used up. An organization that has spent nothing has its trial
 * before it, which would end so long from now.
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
