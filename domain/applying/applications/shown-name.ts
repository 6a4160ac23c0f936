import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

/** What stands in the place of a name that was removed, or went when its time was over. */
export const removedName = (language: Language) => translate(language, 'entries.removedName')

/** The name of whoever handed in, or what stands in its place. */
export const shownName = (language: Language, name: string, surname: string) =>
  name === '' && surname === '' ? removedName(language) : `${name} ${surname}`
