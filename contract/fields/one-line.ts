import { z } from 'zod'
import { hasWebAddress } from './web-address.ts'

/**
 * A text of one line: a name, a title, a subject. It goes into the headers of e-mails, calendars and the names of files, where
 * a line break begins something else; what turns the direction of writing shows one thing and says another.
 */
export const oneLine = (max: number) => z.string().trim().max(max).refine(isOneLine, 'fields.oneLine')

/** A name or subject that an organization writes and e-mails show to people who may not know it: one line without web addresses. */
export const plainLine = (max: number) => oneLine(max).refine((text) => !hasWebAddress(text), 'fields.noWebAddress')

/** A text of as many lines as it takes. */
export const paragraphs = (max: number) => z.string().trim().max(max)

const isOneLine = (text: string) => !/[\p{Cc}\u2028-\u202E\u2066-\u2069]/u.test(text) && !isInvisible(text)

/** A name that nobody sees cannot be chosen, and looks like none. */
const isInvisible = (text: string) => /^[\p{Default_Ignorable_Code_Point}\p{Z}]+$/u.test(text)
