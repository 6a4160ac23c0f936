import type { Language } from '#platform/text/locales.ts'
import type { Namespace } from './namespaces.ts'
import type { TextSource } from './texts.tsx'

const files = import.meta.glob<Record<string, string>>('../locales/*/*.json', { eager: true, import: 'default' })

const sentences = new Map(
  Object.entries(files).map(([path, content]) => [path.replace(/^\.\.\/locales\/|\.json$/g, ''), content]),
)

/** All sentences in memory; remembers which namespaces a page used, so that its browser loads just those. */
export function textsOnServer(used: Set<string>): TextSource {
  return (language: Language, namespace: Namespace) => {
    used.add(namespace)
    return sentences.get(`${language}/${namespace}`) as never
  }
}
