import { z } from 'zod'
import { hasWebAddress } from './web-address.ts'

/**
 * A text of one line: a name, a title, a subject. It is used in headers of e-mails, in calendars and in file names,
 * where a line break would start another header or field; characters that change the writing direction could disguise
 * it.
 */
export const oneLine = (max: number) => z.string().trim().max(max).refine(isOneLine, 'fields.oneLine')

/**
 * A name or subject that an organization writes and e-mails show to people who may not know it: one line without web
 * addresses.
 */
export const plainLine = (max: number) => oneLine(max).refine((text) => !hasWebAddress(text), 'fields.noWebAddress')

/** A text with line breaks. */
export const paragraphs = (max: number) => z.string().trim().max(max)

const isOneLine = (text: string) => !/[\p{Cc}\u2028-\u202E\u2066-\u2069]/u.test(text) && !isInvisible(text)

/** A name of invisible characters looks empty and cannot be clicked. */
const isInvisible = (text: string) => /^[\p{Default_Ignorable_Code_Point}\p{Z}]+$/u.test(text)
