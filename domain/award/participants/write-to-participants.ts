import { sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  previewToParticipants as previewCall,
  writeToParticipants as writeCall,
} from '#contract/participants/participant-messages.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { uuids } from '#database/uuids.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { formNumberOf } from '#domain/forms/forms/own-form.ts'
import { requireSms } from '#domain/ground/messages/reaches-by-sms.ts'
import { splitRefused } from '#domain/review/acts/split-refused.ts'
import { draftTexts } from '#domain/review/mailings/draft-texts.ts'
import { judgeReach, lookAtReach, type ReachedAlike } from '#domain/review/mailings/judge-reach.ts'
import { queueMailing } from '#domain/review/mailings/queue-mailing.ts'
import { unreached } from '#domain/review/mailings/reach.ts'
import { recipientsOf, wordFor } from '#domain/review/mailings/recipients.ts'
import { requireMessageFiles } from '#domain/review/message-files/require-message-files.ts'
import { newId } from '#platform/ids.ts'
import { findParticipants, runOnParticipants } from './act-on-participants.ts'

/**
 * Writes to participants as `sendMessages` does to applicants. Each form has its own mailing, shown in its outbox and
 * sent by its worker; one act connects them, and undoing it calls all of them back.
 */
export async function writeToParticipants(
  caller: Caller,
  input: Input<typeof writeCall>,
): Promise<Output<typeof writeCall>> {
  const { companyId, channels, fileIds } = input
  if (channels.includes('sms')) requireSms()
  const texts = await draftTexts(caller, input)
  await requireMessageFiles(caller, input)
  const {
    answer,
    found,
    done: releaseAt,
  } = await runOnParticipants(caller, input, {
    kind: 'writeToParticipants',
    detail: { subject: texts[caller.language]?.subject ?? texts.tr?.subject ?? texts.en?.subject ?? '' },
    refusal: unreached(channels),
    async look(tx, applicationIds) {
      const reach = await lookAtReach(tx, caller, { channels, applicationIds }, 'Participants')
      return { ...reach, byForm: await splitByForm(tx, reach.judged) }
    },
    history: ({ byForm }) => ({ event: 'messageSent', detail: mailingOfEach(byForm), visible: false }),
    credit: 'message',
    cost: async (_, __, { reached }) => reached.email + reached.sms,
    async apply(tx, changed, { byForm }) {
      const released: Date[] = []
      for (const { mailingId: id, formId, judged } of byForm) {
        const mailing = { id, companyId, formId, texts, channels, fileIds, awaitsAnswer: false }
        released.push(await queueMailing(tx, mailing, judged, changed))
      }
      return released.at(-1)
    },
  })
  const { reached, unreached: refused } = found
  return { ...answer, reached, unreached: refused, releaseAt: releaseAt?.toISOString() ?? null }
}

interface FormMailing {
  readonly mailingId: string
  readonly formId: string
  readonly judged: readonly ReachedAlike[]
}

async function splitByForm(tx: Transaction, judged: readonly ReachedAlike[]): Promise<FormMailing[]> {
  const { rows } = await tx.execute<{ form_id: string; ids: string[] }>(sql`
    select ${applications.formId} as form_id, array_agg(${applications.id}::text order by ${applications.id}) as ids
    from ${applications} where ${applications.id} = any(${uuids(judged.flatMap(({ ids }) => ids))})
    group by 1 order by 1`)
  return rows.map(({ form_id: formId, ids }) => {
    const own = new Set(ids)
    const ofForm = judged.map((alike) => ({ ...alike, ids: alike.ids.filter((id) => own.has(id)) }))
    return { mailingId: newId(), formId, judged: ofForm.filter((alike) => alike.ids.length > 0) }
  })
}

/** SQL over `applications`: the history detail with the mailing of the application's form. */
const mailingOfEach = (byForm: readonly FormMailing[]) => sql`jsonb_build_object('mailingId',
  ${JSON.stringify(Object.fromEntries(byForm.map(({ formId, mailingId }) => [formId, mailingId])))}::jsonb
    -> ${applications.formId}::text)`

/** The draft as the participant at this index would receive it. */
export async function previewToParticipants(
  caller: Caller,
  input: Input<typeof previewCall>,
): Promise<Output<typeof previewCall>> {
  const { companyId, formId, channels, at } = input
  const texts = await draftTexts(caller, input)
  return database().transaction(async (tx) => {
    if (formId !== undefined) await formNumberOf(tx, { companyId, formId })
    requirePreviewable(caller, input)
    const target = await findParticipants(tx, caller, { ...input, dryRun: true })
    const { accepted } = await splitRefused(tx, target, unreached(channels), 0)
    const id = accepted[Math.min(at, accepted.length - 1)]
    const participant = id === undefined ? undefined : await participantBehind(tx, id)
    const recipient = id && participant ? (await recipientsOf(tx, participant.formId, [id])).get(id) : undefined
    if (!id || !participant || !recipient) return { total: accepted.length, recipient: null }
    const [judged] = await judgeReach(tx, channels, [id])
    const { language, subject, text, sms } = wordFor(recipient, texts)
    return {
      total: accepted.length,
      recipient: {
        participantId: participant.id,
        name: `${recipient.name} ${recipient.surname}`,
        language,
        email: judged?.email === null,
        sms: judged?.sms === null,
        subject,
        text,
        smsText: sms,
      },
    }
  })
}

/** WriteOnly may preview the message to one named participant, but no sample of several. */
function requirePreviewable(caller: Caller, { participantIds = [], emails = [] }: Input<typeof previewCall>) {
  const isOne = participantIds.length === 1 && emails.length === 0
  if (!isOne && !isGranted(caller, 'Participants', 'read')) throw problem('permissions.missing')
}

async function participantBehind(tx: Transaction, applicationId: string) {
  const { id, formId } = participants
  const [found] = await tx
    .select({ id, formId })
    .from(participants)
    .where(sql`${participants.applicationId} = ${applicationId}`)
  return found
}
