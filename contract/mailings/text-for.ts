import type { MessageTexts } from './message-texts.ts'

/** The text for a recipient of this language, and the language of that text. */
export function textFor(texts: MessageTexts, language: 'tr' | 'en') {
  const other = language === 'tr' ? 'en' : 'tr'
  const own = texts[language]
  const found = own ?? texts[other]
  return found && { ...found, language: own ? language : other }
}
