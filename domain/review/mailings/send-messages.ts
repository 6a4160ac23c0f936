import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { sendMessages as call } from '#contract/mailings/mailings.ts'
import { requireSms } from '#domain/ground/messages/reaches-by-sms.ts'
import { runOnApplications } from '#domain/review/acts/act-on-applications.ts'
import { newId } from '#platform/ids.ts'
import { requireMessageFiles } from '../message-files/require-message-files.ts'
import { draftTexts } from './draft-texts.ts'
import { lookAtReach } from './judge-reach.ts'
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
  const {
    answer,
    found,
    done: releaseAt,
  } = await runOnApplications(caller, input, {
    kind: 'sendMessages',
    detail: { mailingId, subject: texts[caller.language]?.subject ?? texts.tr?.subject ?? texts.en?.subject ?? '' },
    refusal: unreached(channels),
    look: (tx, applicationIds) => lookAtReach(tx, caller, { channels, applicationIds }),
    history: { event: 'messageSent', detail: { mailingId }, visible: false },
    credit: 'message',
    cost: async (_, __, { reached }) => reached.email + reached.sms,
    apply: (tx, changed, { judged }) => queueMailing(tx, { ...input, id: mailingId, texts, sendAt }, judged, changed),
  })
  const { reached, unreached: refused } = found
  return {
    ...answer,
    reached,
    unreached: refused,
    mailingId: releaseAt ? mailingId : null,
    releaseAt: releaseAt?.toISOString() ?? null,
  }
}
