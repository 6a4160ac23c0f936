import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  previewToMembers as previewCall,
  sendToMembers as sendCall,
} from '#contract/communities/member-messages.ts'
import { memberFields, mistakeIn } from '#contract/mailings/message-fields.ts'
import type { MessageTexts } from '#contract/mailings/message-texts.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { creditsLeft, spendCredits } from '#domain/credits/subscriptions/spend-credits.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { requireSms } from '#domain/ground/messages/reaches-by-sms.ts'
import { sampledFor } from '#domain/review/acts/split-refused.ts'
import { draftTexts } from '#domain/review/mailings/draft-texts.ts'
import { describeReach } from '#domain/review/mailings/judge-reach.ts'
import { memberRecipientsOf } from '#domain/review/mailings/member-recipients.ts'
import { plannedFor } from '#domain/review/mailings/planned-for.ts'
import { queueMailing } from '#domain/review/mailings/queue-mailing.ts'
import { judgeMembers, memberNames } from '#domain/review/mailings/reach-members.ts'
import { wordFor } from '#domain/review/mailings/recipients.ts'
import { newId } from '#platform/ids.ts'
import { findMembers } from '../find-members.ts'
import { lockOwnCommunity, ownCommunity, stateOf } from '../own-communities.ts'

/**
 * Writes to members as `sendMessages` does to applicants: held for 30 seconds, worded and sent by the worker, paid for
 * here. The lock of the community keeps its members unchanged until the mailing is written.
 */
export async function sendToMembers(caller: Caller, input: Input<typeof sendCall>): Promise<Output<typeof sendCall>> {
  const { companyId, communityId, channels, dryRun } = input
  if (channels.includes('sms')) requireSms()
  const { accountId } = signedIn(caller)
  const sendAt = plannedFor(input)
  const texts = await textsOf(caller, input)
  return database().transaction(async (tx) => {
    const community = dryRun ? undefined : await lockOwnCommunity(tx, input)
    const state = community ? stateOf(community) : (await ownCommunity(tx, input)).state
    // Members of an archived community get nothing new from it.
    if (state !== 'published') throw problem('communities.notPublished')
    const candidateIds = await findMembers(tx, caller, input)
    const sampled = sampledFor(caller, 'Communities')
    const { judged, refused } = await judgeMembers(tx, communityId, channels, candidateIds, sampled)
    const reach = await describeReach(tx, judged, sampled, memberNames)
    const credits = reach.reached.email + reach.reached.sms
    const changed = reach.reached.inApp
    const found = { changed, refused, credits, ...reach }
    if (dryRun || changed === 0) return { ...found, mailingId: null, releaseAt: null }
    const id = newId()
    const written = { id, companyId, communityId, texts, channels, awaitsAnswer: false, sendAt }
    const releaseAt = await queueMailing(tx, written, judged, { accountId })
    await pay(tx, { companyId, accountId, id }, credits)
    return { ...found, mailingId: id, releaseAt: releaseAt.toISOString() }
  })
}

/** The draft as the recipient at this index would read it. */
export async function previewToMembers(
  caller: Caller,
  input: Input<typeof previewCall>,
): Promise<Output<typeof previewCall>> {
  const { communityId, channels, at } = input
  const texts = await textsOf(caller, input)
  return database().transaction(async (tx) => {
    await ownCommunity(tx, input)
    const candidateIds = await findMembers(tx, caller, { ...input, dryRun: true })
    const { judged } = await judgeMembers(tx, communityId, channels, candidateIds, 0)
    const ids = judged.flatMap((alike) => alike.ids).toSorted()
    const candidateId = ids[Math.min(at, ids.length - 1)]
    if (candidateId === undefined) return { total: 0, recipient: null }
    const recipient = (await memberRecipientsOf(tx, communityId, [candidateId])).get(candidateId)
    if (!recipient) return { total: ids.length, recipient: null }
    const { language, subject, text, sms } = wordFor(recipient, texts)
    const reached = judged.find((alike) => alike.ids.includes(candidateId))
    const name = `${recipient.name} ${recipient.surname}`
    const ways = { email: reached?.email === null, sms: reached?.sms === null }
    return { total: ids.length, recipient: { candidateId, name, language, ...ways, subject, text, smsText: sms } }
  })
}

/** A template for applicants may have placeholders that members do not have; refused, as they would be left empty. */
async function textsOf(caller: Caller, input: Parameters<typeof draftTexts>[1]): Promise<MessageTexts> {
  const texts = await draftTexts(caller, input)
  const said = [texts.tr, texts.en].flatMap((one) => (one ? [one.subject, one.text, one.sms] : []))
  if (said.some((words) => mistakeIn(words, memberFields) !== undefined)) throw problem('messageTemplates.otherFields')
  return texts
}

interface Paying {
  readonly companyId: string
  readonly accountId: string
  readonly id: string
}

/** Writes one ledger row for the whole mailing. */
async function pay(tx: Transaction, { companyId, accountId, id }: Paying, count: number) {
  const cause = { why: 'messages', about: { kind: 'mailing', id }, accountId } as const
  if (!(await spendCredits(tx, companyId, 'message', count, cause)))
    throw problem('credits.exhausted', { needed: count, left: await creditsLeft(tx, companyId, 'message') })
}
