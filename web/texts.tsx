import { createContext, use } from 'react'
import type { Language } from '#platform/text/locales.ts'
import { formatMessage, type MessageValues } from '#platform/text/message.ts'
import type { Namespace, Sentences } from './namespaces.ts'
import { useLanguage } from './place.tsx'

/** Gives a namespace's sentences, or a promise of them where they still have to be loaded. */
export type TextSource = <N extends Namespace>(language: Language, namespace: N) => Sentences[N] | Promise<Sentences[N]>

const TextsContext = createContext<TextSource>(() => {
  throw new Error('No texts are provided')
})
export const TextsProvider = TextsContext.Provider

/** `const t = useTexts('landing')`, then `t('hero.title')`. A key that does not exist does not compile. */
export function useTexts<N extends Namespace>(namespace: N) {
  const language = useLanguage()
  const found = use(TextsContext)(language, namespace)
  const sentences = found instanceof Promise ? use(found) : found
  return (key: keyof Sentences[N] & string, values?: MessageValues): string =>
    formatMessage(sentences[key] as string, language, values)
}
