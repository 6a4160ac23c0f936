import type { Language } from '#platform/text/locales.ts'
import type { Namespace } from '#web/texts/namespaces.ts'
import { learn } from '#web/texts/sentences.ts'

/** The namespaces of the preview's texts. */
const namespaces = ['common', 'org_forms', 'public_lists'] as const satisfies readonly Namespace[]

const addresses = import.meta.glob<string>('/locales/*/{common,org_forms,public_lists}.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Loads the texts of the other language when it is chosen: the bundle only has those of the page's language. */
export async function learnLanguage(language: Language) {
  await Promise.all(
    namespaces.map(async (namespace) => {
      const answer = await fetch(addresses[`/locales/${language}/${namespace}.json`] ?? '')
      if (!answer.ok) throw new Error(`There are no sentences of ${namespace} in ${language}`)
      learn({ [language]: { [namespace]: await answer.json() } })
    }),
  )
}
