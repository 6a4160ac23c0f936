import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { sendMessages as call } from '#contract/mailings/mailings.ts'
import { requireSms } from '#domain/ground/messages/reaches-by-sms.ts'
import { actOnApplications } from '#domain/review/acts/act-on-applications.ts'
import { sampledFor } from '#domain/review/acts/split-refused.ts'
import { newId } from '#platform/ids.ts'
import { requireMessageFiles } from '../message-files/require-message-files.ts'
import { draftTexts } from './draft-texts.ts'
import { describeReach, judgeReach, type Reach, type ReachedAlike } from './judge-reach.ts'
import { plannedFor } from './planned-for.ts'
import { queueMailing } from './queue-mailing.ts'
import { unreached } from './reach.ts'

/** Writes to applicants. The worker words the messages when it sends them, 30 seconds later or at the planned time. */
export async function sendMessages(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { channels } = input
  if (channels.includes('sms')) requireSms()
  const sendAt = plannedFor(input)
  const texts = await draftTexts(caller, input)
  await requireMessageFiles(caller, input)
  const mailingId = newId()
  let judged: readonly ReachedAlike[] = []
  let reach: Reach = { reached: { inApp: 0, email: 0, sms: 0 }, unreached: [] }
  let releaseAt: Date | undefined
  const answer = await actOnApplications(caller, input, {
    kind: 'sendMessages',
    detail: { mailingId, subject: texts[caller.language]?.subject ?? texts.tr?.subject ?? texts.en?.subject ?? '' },
    refusal: unreached(channels),
    history: { event: 'messageSent', detail: { mailingId }, visible: false },
    credit: 'message',
    async cost(tx, applicationIds) {
      judged = await judgeReach(tx, channels, applicationIds)
      reach = await describeReach(tx, judged, sampledFor(caller, 'Applications'))
      return reach.reached.email + reach.reached.sms
    },
    async apply(tx, changed) {
      releaseAt = await queueMailing(tx, { ...input, id: mailingId, texts, sendAt }, judged, changed)
    },
  })
  const isHeld = answer.actId !== null
  return {
    ...answer,
    ...reach,
    mailingId: isHeld ? mailingId : null,
    releaseAt: isHeld ? (releaseAt?.toISOString() ?? null) : null,
  }
}
