import type { Language } from '#platform/text/locales.ts'
import type { Namespace } from '#web/texts/namespaces.ts'
import { learn } from '#web/texts/sentences.ts'

/** What the preview says something in. */
const namespaces = ['common', 'org_forms', 'public_lists'] as const satisfies readonly Namespace[]

const addresses = import.meta.glob<string>('/locales/*/{common,org_forms,public_lists}.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Scripts bring the sentences of the page's own language alone: those of the other come when it is chosen. */
export async function learnLanguage(language: Language) {
  await Promise.all(
    namespaces.map(async (namespace) => {
      const answer = await fetch(addresses[`/locales/${language}/${namespace}.json`] ?? '')
      if (!answer.ok) throw new Error(`There are no sentences of ${namespace} in ${language}`)
      learn({ [language]: { [namespace]: await answer.json() } })
    }),
  )
}
