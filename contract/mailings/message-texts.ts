import { z } from 'zod'
import { oneLine, paragraphs } from '../fields/one-line.ts'
import { hasWebAddress } from '../fields/web-address.ts'
import { mistakeIn } from './message-fields.ts'

/** The message in `common` for each fault of a text. */
const sentences = {
  unknownField: 'fields.messageUnknownField',
  notAField: 'fields.messageNotAField',
  notClosed: 'fields.messageNotClosed',
  notOpened: 'fields.messageNotOpened',
} as const

const withFields = <Text extends z.ZodType<string>>(text: Text) =>
  text.check(({ value, issues }) => {
    const mistake = mistakeIn(value)
    if (mistake) issues.push({ code: 'custom', message: sentences[mistake.kind], input: value })
  })

const subject = withFields(oneLine(150).min(1, 'fields.required'))
const text = withFields(paragraphs(5000).min(1, 'fields.required'))
const sms = withFields(paragraphs(1000)).describe('The SMS text; the message itself if empty')

/** The text in one language. */
export const MessageText = z.object({ subject, text, sms: sms.default('') }).meta({ id: 'MessageText' })
export type MessageText = z.infer<typeof MessageText>

/** In one language or both: a candidate gets their own language if it exists, otherwise the other. */
export const MessageTexts = z.object({ tr: MessageText.optional(), en: MessageText.optional() })
export type MessageTexts = z.infer<typeof MessageTexts>

const isPlain = (text: string) => !hasWebAddress(text)

/** The subject of a new message: e-mails show it, so it may contain no web address. */
export const NewSubject = subject.refine(isPlain, 'fields.noWebAddress')

/** New texts; texts stored earlier may still have such a subject. */
export const NewMessageTexts = MessageTexts.extend({
  tr: MessageText.extend({ subject: NewSubject }).optional(),
  en: MessageText.extend({ subject: NewSubject }).optional(),
})

export const hasText = ({ tr, en }: MessageTexts) => tr !== undefined || en !== undefined
