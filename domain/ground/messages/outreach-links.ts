import type { Language } from '#platform/text/locales.ts'
import { markId } from '#platform/tokens.ts'
import type { Message, Outreach } from './templates.ts'

/**
 * The page on which the recipient of an e-mail from an unknown organization refuses further ones, without an account
 * and without script.
 */
export const unwantedLink = (outreach: Outreach, language: Language, publicUrl: string) =>
  linkTo('/unwanted-mail', outreach, language, publicUrl)

export const reportLink = (outreach: Outreach, language: Language, publicUrl: string) =>
  linkTo('/report-mail', outreach, language, publicUrl)

/** The same address for the unsubscribe button of mail programs. */
export const unsubscribeLink = (message: Message, publicUrl: string): string | null =>
  message.channel === 'email' && message.outreach ? unwantedLink(message.outreach, message.language, publicUrl) : null

const linkTo = (page: `/${string}`, { id }: Outreach, language: Language, publicUrl: string) =>
  `${addressOf(page, language, publicUrl)}?token=${markId(id, 'outreach links')}`

/** The address of a page in the reader's language. Turkish pages have no prefix. */
export const addressOf = (page: `/${string}`, language: Language, publicUrl: string) =>
  `${publicUrl}${language === 'tr' ? '' : `/${language}`}${page}`
