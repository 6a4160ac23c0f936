import { type Language, languageOf, localeOf } from '#platform/text/locales.ts'
import type { Namespace, Sentences } from './namespaces.ts'
import type { TextSource } from './texts.tsx'

type Named = Partial<Record<Language, Partial<Record<Namespace, Readonly<Record<string, string>>>>>>

const learnt = new Map<string, Record<string, string>>()

/**
 * In the browser every module brings the sentences that it names (scripts/bundle/named-sentences.ts): what code can
 * say is there as soon as the code is.
 */
export function learn(named: Named) {
  for (const [language, namespaces] of Object.entries(named)) {
    for (const [namespace, sentences] of Object.entries(namespaces)) {
      Object.assign(sentencesOf(language, namespace), sentences)
    }
  }
}

export const textsInBrowser: TextSource = (language, namespace) => sentencesOf(language, namespace) as never

/** For what is said outside of any component, in the language of the page. */
export const sentencesNow = <N extends Namespace>(namespace: N): Sentences[N] =>
  textsInBrowser(languageOf(localeOf(location.pathname).locale), namespace)

/**
 * The same object for as long as the page is open, so that it also gains the sentences of code that is loaded later.
 */
function sentencesOf(language: string, namespace: string) {
  const path = `${language}/${namespace}`
  const found = learnt.get(path) ?? {}
  learnt.set(path, found)
  return found
}
