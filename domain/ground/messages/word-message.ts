import { withoutWebAddresses } from '#contract/fields/web-address.ts'
import { controller } from '#domain/ground/legal-texts/controller.ts'
import type { MessageValues } from '#platform/text/message.ts'
import { translate } from '#platform/texts.ts'
import { type EmailContent, htmlOf, textOf } from './email.ts'
import { fitSubject, oneLine } from './fit-subject.ts'
import { formFor } from './form-for.ts'
import { addressOf, reportLink, unwantedLink } from './outreach-links.ts'
import { type EmailMessage, emailTexts, type Message, type SmsMessage, smsTexts } from './templates.ts'

export interface Worded {
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
}

export function wordMessage(message: Message, publicUrl: string): Worded {
  return message.channel === 'email' ? wordEmail(message, publicUrl) : wordSms(message, publicUrl)
}

function wordEmail(message: EmailMessage, publicUrl: string): Worded {
  const { template, kind, language, values: given } = message
  const values = withPlainNames(given)
  const texts = emailTexts[template]
  const sayWith = (key: string) => (some: MessageValues) => translate(language, formFor(kind, key), some)
  const say = (key: string) => sayWith(key)(values)
  const content: EmailContent = {
    language,
    publicUrl,
    title: ('ownSubject' in values && oneLine(values.ownSubject)) || fitSubject(sayWith(subjectOf(message)), values),
    greeting: 'name' in values && !isNamedByStranger(message) ? say('messages.greeting') : undefined,
    lead: say(texts.lead),
    ...whatWasWritten(message, values, say),
    code: 'code' in values ? { label: say('messages.code'), value: values.code } : undefined,
    link: 'video' in values && values.video ? { label: say('messages.news.video'), link: values.video } : undefined,
    button: buttonOf(message, say, publicUrl),
    validity: texts.validity ? say(texts.validity) : undefined,
    otherwise: texts.otherwise && say(texts.otherwise),
    why: say(texts.why),
    ...outreachParts(message, publicUrl),
    sender: say('messages.sender'),
    controller: `${controller().name}, ${controller().address}`,
  }
  return { subject: content.title, text: textOf(content), html: htmlOf(content) }
}

/** The quoted message, its number of attachments, and the list below. */
function whatWasWritten(
  { template }: EmailMessage,
  values: EmailMessage['values'],
  say: (key: string) => string,
): Pick<EmailContent, 'quote' | 'quoteLabel' | 'files' | 'lines'> {
  return {
    quote: 'quote' in values ? values.quote || undefined : undefined,
    quoteLabel: template === 'news' ? say('messages.news.note') : undefined,
    files: 'files' in values && values.files ? say('messages.written.files') : undefined,
    lines:
      'lines' in values
        ? values.lines?.split('\n').map(template === 'digest' ? withoutWebAddresses : String)
        : undefined,
  }
}

function buttonOf({ template, kind, language, values }: EmailMessage, say: (key: string) => string, publicUrl: string) {
  const { button, page } = emailTexts[template]
  const link = 'link' in values ? values.link : page && addressOf(page[kind], language, publicUrl)
  return button && link ? { label: say(button), link } : undefined
}

/** Additions to an e-mail from an unrelated organization: whether it is verified, and how to refuse further ones. */
function outreachParts({ outreach, kind, language }: EmailMessage, publicUrl: string) {
  if (!outreach) return {}
  const say = (key: string) => translate(language, formFor(kind, key))
  return {
    caution: outreach.isVerified ? undefined : say('messages.outreach.unverified'),
    refuse: { label: say('messages.outreach.refuse'), link: unwantedLink(outreach, language, publicUrl) },
    report: { label: say('messages.outreach.report'), link: reportLink(outreach, language, publicUrl) },
  }
}

/** An unverified organization cannot influence the subject. */
function subjectOf({ template, outreach }: EmailMessage): string {
  return outreach && !outreach.isVerified ? unverifiedSubjects[outreach.way] : emailTexts[template].subject
}

const unverifiedSubjects = {
  colleague: 'messages.outreach.colleague',
  entry: 'messages.outreach.entry',
  community: 'messages.outreach.community',
} as const

/** The name of an entered person is text that the organization typed. */
const isNamedByStranger = ({ template, outreach }: EmailMessage) =>
  (template === 'entered' || template === 'enteredParticipant') && outreach !== undefined && !outreach.isVerified

const names = ['name', 'companyName', 'inviter', 'title', 'text', 'subject', 'first', 'ownSubject']

/**
 * Breaks up web addresses in names and subjects: in names stored before such were refused, and in names of other
 * people.
 */
function withPlainNames<Values extends object>(values: Values): Values {
  const plain = Object.entries(values).map(([key, value]) => [
    key,
    names.includes(key) && typeof value === 'string' ? withoutWebAddresses(value) : value,
  ])
  return Object.fromEntries(plain) as Values
}

/** The last line lets phones offer the code on our own site only (origin-bound one-time codes). */
function wordSms({ template, kind, language, values }: SmsMessage, publicUrl: string): Worded {
  const sentence = translate(language, formFor(kind, smsTexts[template]), withPlainNames(values))
  const forPhones = 'code' in values ? `\n\n@${new URL(publicUrl).hostname} #${values.code}` : ''
  // Most gateways do not know a non-breaking space, or count it as two letters.
  return { subject: null, text: `${sentence.replaceAll('\u00a0', ' ')}${forPhones}`, html: null }
}
