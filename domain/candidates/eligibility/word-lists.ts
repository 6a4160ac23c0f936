import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

const shown = 5

/** `A, B veya C`, `A, B or C` */
export function eitherOf(words: readonly string[], language: Language): string {
  return lists[language].either.format(words)
}

/** The same, but only the first five and how many more: `A, B, C, D, E ve 12 üniversite daha`. */
export function someOf(words: readonly string[], language: Language, more: string): string {
  if (!isLong(words)) return eitherOf(words, language)
  const rest = translate(language, more, { count: words.length - shown })
  return lists[language].all.format([...words.slice(0, shown), rest])
}

export const isLong = (words: readonly string[]) => words.length > shown

/** Each name once: a department that is taught in two faculties has two ids and one name. */
export function namesOf(ids: readonly number[], names: ReadonlyMap<number, string>): string[] {
  return [...new Set(ids.map((id) => nameOf(id, names)))]
}

/** An id that is no longer in the reference data is shown as such. */
export function nameOf(id: number, names: ReadonlyMap<number, string>): string {
  return names.get(id) ?? `#${id}`
}

const lists = { tr: listsOf('tr-TR'), en: listsOf('en-GB') }

function listsOf(locale: string) {
  return {
    either: new Intl.ListFormat(locale, { type: 'disjunction' }),
    all: new Intl.ListFormat(locale, { type: 'conjunction' }),
  }
}
