import type { MessageTexts } from './message-texts.ts'

/** The text that somebody of this language gets, and the language that it is in. */
export function textFor(texts: MessageTexts, language: 'tr' | 'en') {
  const other = language === 'tr' ? 'en' : 'tr'
  const own = texts[language]
  const found = own ?? texts[other]
  return found && { ...found, language: own ? language : other }
}
