import { createContext, use } from 'react'
import type { Language } from '#platform/text/locales.ts'
import { formatMessage, type MessageValues } from '#platform/text/message.ts'
import { useLanguage } from '../place.tsx'
import type { Namespace, Sentences } from './namespaces.ts'

/** Where a namespace's sentences are: all of them on the server, in the browser those that its code can say. */
export type TextSource = <N extends Namespace>(language: Language, namespace: N) => Sentences[N]

const TextsContext = createContext<TextSource>(() => {
  throw new Error('No texts are provided')
})
export const TextsProvider = TextsContext.Provider

type Key<N extends Namespace> = (keyof Sentences[N] | keyof Sentences['common']) & string

/**
 * `const t = useTexts('landing')`, then `t('hero.title')`, or `t('ui.cancel')`: every `t` says the sentences of `common` too.
 * A key that does not exist does not compile.
 */
export function useTexts<N extends Namespace>(namespace: N) {
  const language = useLanguage()
  const source = use(TextsContext)
  const sentencesOf = (of: Namespace): Readonly<Record<string, string>> => source(language, of)
  const [own, shared] = [sentencesOf(namespace), sentencesOf('common')]
  return (key: Key<N>, values?: MessageValues): string =>
    formatMessage((own[key] ?? shared[key]) as string, language, values)
}
