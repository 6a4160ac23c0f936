import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

/** Replaces a name that was removed or anonymised. */
export const removedName = (language: Language) => translate(language, 'entries.removedName')

/** The candidate's name, or the text that replaces a removed one. */
export const shownName = (language: Language, name: string, surname: string) =>
  name === '' && surname === '' ? removedName(language) : `${name} ${surname}`
