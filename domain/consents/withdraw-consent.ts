import { and, eq, isNull } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { withdrawConsent as call } from '#contract/candidates/consents.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { companyMembers, consents } from '#database/schema/accounts.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { senderNames } from '#domain/acts/sort-out.ts'
import { addHistory } from '#domain/applications/add-history.ts'
import { lockApplication, type OwnApplication } from '#domain/applications/own-application.ts'
import { hearersOf } from '#domain/assignments/hearers.ts'
import { formNames } from '#domain/forms/form-names.ts'
import { reviewedAddress } from '#domain/notifications/member-addresses.ts'
import { notifyMembers } from '#domain/notifications/notify-members.ts'
import { takeOutSensitive } from './take-out-sensitive.ts'

/**
 * Takes back what an application was given. Of explicit consent everything sensitive leaves what was handed in; the
 * application goes on without it, and the organization hears of it.
 */
export async function withdrawConsent(caller: Caller, { candidateId, consentId }: Input<typeof call>): Promise<null> {
  const { accountId } = signedIn(caller)
  const [given] = await database()
    .select()
    .from(consents)
    .where(and(eq(consents.id, consentId), eq(consents.accountId, accountId)))
  if (!given) throw problem('consents.notFound')
  const { text, applicationId } = given
  if (text !== 'sensitive' || applicationId === null) throw problem('consents.notWithdrawable')
  await database().transaction(async (tx) => {
    const own = await lockApplication(tx, { candidateId, id: applicationId })
    // It was given again whenever the application was handed in again: all of them end.
    const ended = await tx
      .update(consents)
      .set({ withdrawnAt: new Date() })
      .where(
        and(
          eq(consents.accountId, accountId),
          eq(consents.applicationId, applicationId),
          eq(consents.text, text),
          isNull(consents.withdrawnAt),
        ),
      )
      .returning({ id: consents.id })
    // Never handed in, nobody has seen anything of it.
    if (ended.length === 0 || own.application.submittedAt === null) return
    await takeOutSensitive(tx, applicationId)
    await addHistory(tx, caller, { applicationIds: [applicationId], event: 'consentWithdrawn', detail: { text } })
    if (own.application.status !== 'Withdrawn' && !own.application.sealed) await tell(tx, own)
  })
  return null
}

/** Tells those who look after the application; where nobody does, the Roots. */
async function tell(tx: Transaction, { application: { id, formId, companyId } }: OwnApplication) {
  const hearers = await hearersOf(tx, { id, companyId, otherwise: () => rootsOf(tx, companyId) })
  const { title } = await formNames(tx, formId)
  const name = (await senderNames(tx, [id])).get(id) ?? ''
  await notifyMembers(
    tx,
    hearers.map((accountId) => ({ accountId, values: { title, name } })),
    { kind: 'applications', event: 'consentWithdrawn', address: reviewedAddress({ formId, appId: id }) },
  )
}

async function rootsOf(tx: Transaction, companyId: string): Promise<string[]> {
  const roots = await tx
    .select({ accountId: companyMembers.accountId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userType, 'Root')))
  return roots.map(({ accountId }) => accountId)
}
