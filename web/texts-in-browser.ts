import { type Language, languageOf, localeOf } from '#platform/text/locales.ts'
import type { Namespace, Sentences } from './namespaces.ts'
import type { TextSource } from './texts.tsx'

const files = import.meta.glob<Record<string, string>>('../locales/*/*.json', { import: 'default' })
const loaded = new Map<string, Promise<Record<string, string>>>()

/** A namespace is fetched when a page first uses it; React waits for it and keeps showing the page before. */
export const textsInBrowser: TextSource = (language, namespace) => load(language, namespace) as never

export function load(language: Language, namespace: Namespace | string) {
  const path = `../locales/${language}/${namespace}.json`
  const found = loaded.get(path)
  if (found) return found
  const file = files[path]
  if (!file) throw new Error(`There is no ${path}`)
  const loading = patiently(file).then((sentences) => {
    // So that React's `use` reads it at once. It stays a promise, because `use` must then be called at every render.
    Object.assign(loading, { status: 'fulfilled', value: sentences })
    return sentences
  })
  loaded.set(path, loading)
  return loading
}

/** A line that breaks for a moment must not cost a page: the sentences are asked for again, less and less often. */
async function patiently<T>(fetch: () => Promise<T>, pauses = [300, 1000, 3000, 9000]): Promise<T> {
  const [pause, ...others] = pauses
  try {
    return await fetch()
  } catch (error) {
    if (pause === undefined) throw error
    await new Promise((go) => setTimeout(go, pause))
    return patiently(fetch, others)
  }
}

/** For what is said outside of any component, in the language of the page. */
export const sentencesNow = async <N extends Namespace>(namespace: N) =>
  (await load(languageOf(localeOf(location.pathname).locale), namespace)) as Sentences[N]
