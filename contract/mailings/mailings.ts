import { z } from 'zod'
import { ActAnswer, actProblems, RefusalReason, targetFields, withOneTarget } from '../applications/acts.ts'
import { call, largeBody } from '../call.ts'
import { MailingState } from '../fields/mailing-state.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { read, write } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { formParams } from '../params.ts'
import { type MessageField, messageFields, mistakeIn } from './message-fields.ts'
import { attachedFiles, attachedProblems } from './message-files.ts'
import { hasText, MessageText, MessageTexts, NewMessageTexts, NewSubject } from './message-texts.ts'
import { countSms, mostSmsParts, smsText } from './sms-parts.ts'

// Messages of an organization to one or many applicants, and how they are sent.

/** Every message appears in the thread. `inApp` also reaches recipients without another channel. */
export const Channel = z.enum(['inApp', 'email', 'sms'])
export type Channel = z.infer<typeof Channel>

/** The most recipients of one message. */
export const mostRecipients = 50_000

/** The content of a message, and its channels. */
export const draftFields = {
  subject: NewSubject.optional().describe('With `text`, for a message in one language'),
  text: MessageText.shape.text.optional(),
  texts: NewMessageTexts.optional().describe('Instead of `subject` and `text`: a message in two languages'),
  templateId: Id.optional().describe('Instead of both: a template of the organization'),
  channels: z.array(Channel).min(1).max(3).default(['inApp', 'email']),
}

/** How far ahead a message may be scheduled. */
export const mostDaysAhead = 366

export const sendAt = Moment.nullable()
  .default(null)
  .describe('When it is sent, at most a year ahead; null: after the 30 seconds in which it can be recalled')

const awaitsAnswer = z.boolean().default(false).describe('The candidate is expected to reply (`AnswerRequested`)')

type Draft = z.output<z.ZodObject<typeof draftFields>>

/**
 * Checks that a message has its text in exactly one of three ways, uses only placeholders that its recipients have,
 * and that its SMS is not too long.
 */
export const withOneText = <Body extends z.ZodObject>(
  body: Body,
  fields: readonly MessageField[] = messageFields,
): Body =>
  body.check(({ value, issues }) => {
    const draft = value as Draft
    const wrong = [...missingIn(draft), ...foreignIn(draft, fields)]
    for (const [path, message] of [...wrong, ...(draft.channels.includes('sms') ? tooLongIn(draft) : [])])
      issues.push({ code: 'custom', path: [...path], message, input: value })
  })

/** The places where a text uses a placeholder that its recipients do not have. */
function foreignIn({ subject, text, texts = {} }: Draft, fields: readonly MessageField[]): Wrong[] {
  const said: readonly (readonly [readonly string[], string | undefined])[] = [
    [['subject'], subject],
    [['text'], text],
    ...Object.entries(texts).flatMap(([language, written]) =>
      (['subject', 'text', 'sms'] as const).map((part) => [['texts', language, part], written?.[part]] as const),
    ),
  ]
  return said.flatMap(([path, words]) =>
    words !== undefined && mistakeIn(words, fields)?.kind === 'unknownField'
      ? [[path, 'fields.messageUnknownField'] as const]
      : [],
  )
}

type Wrong = readonly [path: readonly string[], message: string]

function missingIn({ subject, text, texts, templateId }: Draft): Wrong[] {
  const given = [text ?? subject, texts, templateId].filter((one) => one !== undefined)
  if (given.length !== 1) return [[[text === undefined ? 'text' : 'texts'], 'fields.oneMessageText']]
  if (texts) return hasText(texts) ? [] : [[['texts'], 'fields.required']]
  if (templateId !== undefined) return []
  return [
    ...(text === undefined ? [[['text'], 'fields.required'] as const] : []),
    ...(subject === undefined ? [[['subject'], 'fields.required'] as const] : []),
  ]
}

/** The texts of an SMS that are too long, with their places. */
export const tooLongIn = ({ text, texts = {} }: Pick<Draft, 'text' | 'texts'>): Wrong[] => [
  ...(isTooLong(text) ? [[['text'], 'fields.smsTooLong'] as const] : []),
  ...Object.entries(texts)
    .filter(([, written]) => isTooLong(written?.sms || written?.text))
    .map(([language, written]) => [['texts', language, written?.sms ? 'sms' : 'text'], 'fields.smsTooLong'] as const),
]

/** Counted with unfilled placeholders, because the values differ in length for each recipient. */
const isTooLong = (sms: string | undefined) => sms !== undefined && countSms(smsText(sms)).parts > mostSmsParts

const example = {
  applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'],
  subject: 'Başvurun hakkında',
  text: 'Merhaba {{name}}, {{form}} başvurunu inceliyoruz.',
}

export const Unreached = z
  .object({
    channel: Channel,
    reason: RefusalReason,
    count: z.number().int(),
    sample: z.array(z.object({ id: Id, name: z.string() })),
  })
  .meta({ id: 'Unreached' })
export type Unreached = z.infer<typeof Unreached>

/** The answer of every call that writes to many. */
export const sentFields = {
  mailingId: Id.nullable(),
  releaseAt: Moment.nullable().describe('Until then it can be recalled'),
  reached: z.object({ inApp: z.number().int(), email: z.number().int(), sms: z.number().int() }),
  unreached: z.array(Unreached).describe('Recipients who get the message but not by this channel, and why'),
}

export const sendMessages = call('POST', '/companies/:companyId/forms/:formId/applications/messages', {
  summary:
    'Send a message to applicants: held for 30 seconds or until a chosen time, then sent; one message credit for each e-mail and each SMS',
  params: formParams,
  body: withOneText(
    withOneTarget(z.object({ ...targetFields, ...draftFields, ...attachedFiles, awaitsAnswer, sendAt })),
  ).meta({
    examples: [example],
  }),
  output: ActAnswer.extend(sentFields),
  problems: [
    ...actProblems,
    'credits.exhausted',
    'mailings.tooMany',
    'mailings.sendAtPast',
    'messageTemplates.notFound',
    'accounts.smsOff',
    ...attachedProblems,
  ],
  bytes: largeBody,
  may: write('Applications'),
})

/** The recipient for whom a message is previewed. */
export const atField = z
  .number()
  .int()
  .min(0)
  .max(mostRecipients)
  .default(0)
  .describe('Which recipient, counted from 0')

/** A message as one recipient gets it. */
export const Previewed = z.object({
  name: z.string(),
  language: z.enum(['tr', 'en']),
  email: z.boolean(),
  sms: z.boolean(),
  subject: z.string(),
  text: z.string(),
  smsText: z.string(),
})

export const previewMessage = call('POST', '/companies/:companyId/forms/:formId/applications/messages/preview', {
  summary: 'A message as one of its recipients would receive it',
  params: formParams,
  body: withOneText(
    withOneTarget(
      z.object({
        ...targetFields,
        ...draftFields,
        awaitsAnswer,
        at: atField,
      }),
    ),
  ).meta({ examples: [example] }),
  output: z.object({
    total: z.number().int().describe('How many get it'),
    recipient: Previewed.extend({ applicationId: Id }).nullable(),
  }),
  problems: ['forms.notFound', 'permissions.missing', 'messageTemplates.notFound'],
  reads: true,
  bytes: largeBody,
  may: write('Applications'),
})

/** Dropped: the recipient could no longer be reached, so the credit was returned. */
export const DeliveryState = z.enum(['waiting', 'sent', 'failed', 'dropped'])
export type DeliveryState = z.infer<typeof DeliveryState>

/** The outcome of a delivery; the last three were caused by the candidate. */
export const DeliveryEnd = z.enum(['waiting', 'done', 'stopped', 'withdrawn', 'accountClosed', 'left'])
export type DeliveryEnd = z.infer<typeof DeliveryEnd>

const counted = z.number().int()
export const MailingNumbers = z.object({
  shown: counted.describe('How many threads have it'),
  sent: counted.describe('E-mails and SMS that have gone out'),
  failed: counted.describe('E-mails and SMS that could not be delivered'),
  left: counted.describe('E-mails and SMS still waiting; for a stopped mailing, those never sent'),
  dropped: counted.describe(
    'People who withdrew, left or closed their account before their message was sent: they get nothing',
  ),
})
export type MailingNumbers = z.infer<typeof MailingNumbers>

export const Mailing = z
  .object({
    id: Id,
    by: z.string().describe('Who wrote it'),
    texts: MessageTexts,
    first: z
      .object({ name: z.string(), subject: z.string(), text: z.string() })
      .nullable()
      .describe('As its first recipient gets it; null if no one is left'),
    files: z.array(z.object({ name: z.string(), size: z.number().int() })).describe('Stored once for all recipients'),
    channels: z.array(Channel),
    awaitsAnswer: z.boolean(),
    state: MailingState,
    createdAt: Moment,
    releaseAt: Moment,
    isPlanned: z.boolean().describe('It is held until a time its writer chose'),
    releaseIn: counted.describe('For a held one: seconds until it is sent, by the server’s clock'),
    endedAt: Moment.nullable(),
    recipients: counted,
    credits: counted,
    creditsReturned: counted,
    numbers: MailingNumbers,
    can: z.object({ callBack: z.boolean(), pause: z.boolean(), resume: z.boolean(), stop: z.boolean() }),
  })
  .meta({ id: 'Mailing' })
export type Mailing = z.infer<typeof Mailing>

const mailingParams = formParams.extend({ mailingId: Id })
const missing = ['forms.notFound', 'mailings.notFound'] as const

export const listMailings = call('GET', '/companies/:companyId/forms/:formId/mailings', {
  summary: 'Messages to the applicants of a form, newest first, with their sending state',
  params: formParams,
  query: z.object({ ...paging }),
  output: pageOf(Mailing).extend({ takesReplies: z.boolean().describe('Whether candidates can reply') }),
  problems: ['forms.notFound'],
  may: read('Applications'),
})

export const readMailing = call('GET', '/companies/:companyId/forms/:formId/mailings/:mailingId', {
  summary: 'One mailing, with its sending state',
  params: mailingParams,
  output: Mailing,
  problems: missing,
  may: read('Applications'),
})

export const DeliveryRow = z.object({
  id: Id,
  name: z.string(),
  state: DeliveryEnd,
  email: DeliveryState.nullable(),
  sms: DeliveryState.nullable(),
  shownAt: Moment.nullable(),
  subject: z.string(),
  text: z.string(),
})

export const listDeliveries = call('GET', '/companies/:companyId/forms/:formId/mailings/:mailingId/deliveries', {
  summary: 'The messages of a mailing, each as its recipient gets it, also before it is released',
  params: mailingParams,
  query: z.object({ ...paging }),
  output: pageOf(DeliveryRow.extend({ applicationId: Id }).meta({ id: 'Delivery' })),
  problems: missing,
  may: read('Applications'),
})

const change = <const Path extends `/${string}`>(path: Path, summary: string) =>
  call('POST', path, {
    summary,
    params: mailingParams,
    output: Mailing,
    problems: [...missing, 'mailings.over'],
    may: write('Applications'),
  })

export const callBackMailing = change(
  '/companies/:companyId/forms/:formId/mailings/:mailingId/call-back',
  'Call a mailing back while it is held: nobody gets it, and its credits return',
)

export const pauseMailing = change(
  '/companies/:companyId/forms/:formId/mailings/:mailingId/pause',
  'Pause a mailing; what is being sent at this moment still goes',
)

export const resumeMailing = change(
  '/companies/:companyId/forms/:formId/mailings/:mailingId/resume',
  'Go on with a paused mailing',
)

export const stopMailing = change(
  '/companies/:companyId/forms/:formId/mailings/:mailingId/stop',
  'Stop a mailing for good: the rest get nothing, and the credits for them return',
)

export const switchReplies = call('PUT', '/companies/:companyId/forms/:formId/replies', {
  summary: 'Let applicants of a form reply, or not',
  params: formParams,
  body: z.object({ takesReplies: z.boolean() }),
  output: z.object({ takesReplies: z.boolean() }),
  problems: ['forms.notFound'],
  may: write('Applications'),
})
