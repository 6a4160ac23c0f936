import type { EntryState } from '#contract/entries/entry-words.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

interface Standing {
  /** Of the snapshot. */
  readonly entered: boolean
  readonly takenOverAt: Date | null
  readonly removedAt: Date | null
}

/** What became of an entered application. */
export function entryState({ entered, takenOverAt, removedAt }: Standing): EntryState {
  if (removedAt !== null) return 'removed'
  if (!entered) return 'handedIn'
  return takenOverAt === null ? 'waiting' : 'takenOver'
}

/** What stands in the place of a name that was removed, or went when its time was over. */
export const removedName = (language: Language) => translate(language, 'entries.removedName')

/** The name of whoever handed in, or what stands in its place. */
export const shownName = (language: Language, name: string, surname: string) =>
  name === '' && surname === '' ? removedName(language) : `${name} ${surname}`
