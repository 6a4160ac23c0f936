import { and, eq, isNull, or } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { withdrawConsent as call } from '#contract/candidates/consents.ts'
import { sensitiveKinds } from '#contract/data/sensitive-kinds.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { companyMembers, consents } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { lockApplication, type OwnApplication } from '#domain/applying/applications/own-application.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { versionContent } from '#domain/forms/forms/version-content.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { reviewedAddress } from '#domain/ground/notifications/member-addresses.ts'
import { notifyMembers } from '#domain/ground/notifications/notify-members.ts'
import { senderNames } from '#domain/review/acts/split-refused.ts'
import { newsRecipientsOf } from '#domain/review/assignments/news-recipients.ts'
import { endExports } from './end-exports.ts'
import { takeOutSensitive } from './take-out-sensitive.ts'

/**
 * Withdraws a consent given with an application. Withdrawing explicit consent removes the data of its kind from the
 * submission; the application continues, and the organization is notified.
 */
export async function withdrawConsent(caller: Caller, { candidateId, consentId }: Input<typeof call>): Promise<null> {
  const { accountId } = signedIn(caller)
  const [given] = await database()
    .select()
    .from(consents)
    .where(and(eq(consents.id, consentId), eq(consents.accountId, accountId)))
  if (!given) throw problem('consents.notFound')
  const { text, applicationId, kind } = given
  const own = text === 'formText' ? await saidTo(given) : undefined
  if (applicationId === null || (text !== 'sensitive' && own?.kind !== 'consent'))
    throw problem('consents.notWithdrawable')
  await database().transaction(async (tx) => {
    const applied = await lockApplication(tx, { candidateId, id: applicationId })
    const ended = await endAlike(tx, given)
    // Never submitted, so the organization has seen nothing of it.
    if (ended.length === 0 || applied.application.submittedAt === null) return
    const kinds = await withdrawnKinds(tx, given, ended)
    if (text === 'sensitive') {
      const questionIds = await takeOutSensitive(tx, applicationId, kinds)
      const since = new Date(Math.min(...ended.map(({ givenAt }) => givenAt.getTime())))
      await endExports(tx, applied.application, { questionIds, since })
    }
    const what = kinds.size === 1 && kind !== null ? kind : text
    const detail = { what, names: own?.title ?? '' }
    await addHistory(tx, caller, { applicationIds: [applicationId], event: 'consentWithdrawn', detail })
    if (applied.application.status !== 'Withdrawn' && !applied.application.sealed)
      await tell(tx, applied, { what, text: own?.title ?? '' })
  })
  return null
}

/** Ends all rows of a consent: each submission of the application added one. */
const endAlike = (tx: Transaction, { accountId, applicationId, text, formTextId, kind }: Given) =>
  tx
    .update(consents)
    .set({ withdrawnAt: new Date() })
    .where(
      and(
        eq(consents.accountId, accountId),
        eq(consents.applicationId, applicationId ?? ''),
        eq(consents.text, text),
        formTextId === null ? undefined : eq(consents.formTextId, formTextId),
        // A consent for all kinds ends with any of them.
        kind === null ? undefined : or(eq(consents.kind, kind), isNull(consents.kind)),
        isNull(consents.withdrawnAt),
      ),
    )
    .returning({ kind: consents.kind, givenAt: consents.givenAt })

/** The kinds that no consent covers any more. One for all kinds covered those without a consent of their own. */
async function withdrawnKinds(
  tx: Transaction,
  { accountId, applicationId }: Given,
  ended: readonly Pick<Given, 'kind'>[],
) {
  const standing = await tx
    .selectDistinct({ kind: consents.kind })
    .from(consents)
    .where(
      and(
        eq(consents.accountId, accountId),
        eq(consents.applicationId, applicationId ?? ''),
        eq(consents.text, 'sensitive'),
        isNull(consents.withdrawnAt),
      ),
    )
  const left = new Set(standing.map(({ kind }) => kind))
  return new Set(ended.flatMap((one) => one.kind ?? sensitiveKinds.filter((kind) => !left.has(kind))))
}

type Given = typeof consents.$inferSelect

/** The organization's text in the version that was agreed to. */
async function saidTo({ applicationId, formVersion, formTextId }: Given) {
  if (applicationId === null || formVersion === null) return undefined
  const [form] = await database()
    .select({ id: applications.formId })
    .from(applications)
    .where(eq(applications.id, applicationId))
  const content = form && (await versionContent(database(), form.id, formVersion))
  return content?.texts.find(({ id }) => id === formTextId)
}

/** Notifies the members assigned to the application; without any, a Root. */
async function tell(
  tx: Transaction,
  { application: { id, formId, companyId } }: OwnApplication,
  said: { readonly what: string; readonly text: string },
) {
  const recipients = await newsRecipientsOf(tx, { id, companyId, otherwise: () => rootsOf(tx, companyId) })
  const { title } = await formNames(tx, formId)
  const name = (await senderNames(tx, [id])).get(id) ?? ''
  await notifyMembers(
    tx,
    recipients.map((accountId) => ({ accountId, values: { title, name, ...said } })),
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
