import { type MessageField, messageFields, mistakeIn } from '#contract/mailings/message-fields.ts'
import type { MessageText, MessageTexts } from '#contract/mailings/message-texts.ts'
import { countSms, mostSmsParts, smsText } from '#contract/mailings/sms-parts.ts'

/** A message being written, in both languages; a language with two empty fields is not sent. */
export type WrittenTexts = Readonly<Record<'tr' | 'en', MessageText>>

const empty: MessageText = { subject: '', text: '', sms: '' }
export const nothingWritten: WrittenTexts = { tr: empty, en: empty }

export const textsAsWritten = ({ tr, en }: MessageTexts): WrittenTexts => ({ tr: tr ?? empty, en: en ?? empty })

const isBegun = ({ subject, text }: MessageText) => subject.trim() !== '' || text.trim() !== ''

/** The texts as a call takes them: only languages with text. */
export const writtenTexts = (texts: WrittenTexts): MessageTexts => ({
  ...(isBegun(texts.tr) && { tr: texts.tr }),
  ...(isBegun(texts.en) && { en: texts.en }),
})

export type TextProblem =
  | 'missing'
  | 'tooLong'
  | 'unknownField'
  | 'notAField'
  | 'notClosed'
  | 'notOpened'
  | 'smsTooLong'

/** The maximum lengths of the calls; pills count by their tags. */
export const limits = { subject: 150, text: 5000, sms: 1000 } as const

/** A field's errors, as far as the browser can check; a language without text has none. */
export function problemsIn(
  text: MessageText,
  hasSms: boolean,
  fields: readonly MessageField[] = messageFields,
): Partial<Record<keyof MessageText, TextProblem>> {
  if (!isBegun(text)) return {}
  const lengthProblem = (field: keyof MessageText) => (text[field].length > limits[field] ? 'tooLong' : undefined)
  const of = (field: 'subject' | 'text') =>
    text[field].trim() === '' ? 'missing' : (mistakeIn(text[field], fields)?.kind ?? lengthProblem(field))
  const sms = text.sms || text.text
  const smsProblem =
    mistakeIn(text.sms, fields)?.kind ??
    lengthProblem('sms') ??
    (countSms(smsText(sms)).parts > mostSmsParts ? 'smsTooLong' : undefined)
  return clean({ subject: of('subject'), text: of('text'), sms: hasSms ? smsProblem : undefined })
}

const clean = <T extends object>(all: T) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

/** Whether closing would lose input. */
export const isAnythingWritten = ({ tr, en }: WrittenTexts) => [tr, en].some(isBegun)

/** Whether it can be sent: there is text, and no errors. */
export const isSendable = (texts: WrittenTexts, hasSms: boolean, fields: readonly MessageField[] = messageFields) =>
  isAnythingWritten(texts) &&
  [texts.tr, texts.en].every((text) => Object.keys(problemsIn(text, hasSms, fields)).length === 0)
