import { z } from 'zod'
import { oneLine, paragraphs } from '../fields/one-line.ts'
import { hasWebAddress } from '../fields/web-address.ts'
import { mistakeIn } from './message-fields.ts'

/** Each way in which a text with fields can be wrong is a sentence of `common`. */
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
const sms = withFields(paragraphs(1000)).describe('What goes by SMS; the text itself where it is empty')

/** What is written in one language. */
export const MessageText = z.object({ subject, text, sms: sms.default('') }).meta({ id: 'MessageText' })
export type MessageText = z.infer<typeof MessageText>

/** In one language or in both: each candidate gets their own where it is there, otherwise the other. */
export const MessageTexts = z.object({ tr: MessageText.optional(), en: MessageText.optional() })
export type MessageTexts = z.infer<typeof MessageTexts>

const isPlain = (text: string) => !hasWebAddress(text)

/** The subject of a message that is being written: e-mails show it, so it carries no web address. */
export const NewSubject = subject.refine(isPlain, 'fields.noWebAddress')

/** Texts that are being written; those that were kept before may still have such a subject. */
export const NewMessageTexts = MessageTexts.extend({
  tr: MessageText.extend({ subject: NewSubject }).optional(),
  en: MessageText.extend({ subject: NewSubject }).optional(),
})

export const hasText = ({ tr, en }: MessageTexts) => tr !== undefined || en !== undefined
