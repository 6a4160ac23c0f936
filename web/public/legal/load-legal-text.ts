import { type LegalName, legalTexts } from '#contract/legal-texts.ts'
import type { Language } from '#platform/text/locales.ts'

const files = import.meta.glob<string>('../../../locales/legal/*.html', { query: '?raw', import: 'default' })

export interface LegalPlace {
  readonly name: LegalName
  readonly version: string
}

/** `/legal/{name}` is the version in force, `/legal/{name}/{version}` one of any time. */
export function legalPlace({ name, version }: { name?: string; version?: string }): LegalPlace {
  const known = (Object.keys(legalTexts) as LegalName[]).find((text) => text === name)
  const wanted = known && (version ?? legalTexts[known][0])
  const found = known && legalTexts[known].find((version) => version === wanted)
  if (!known || !found) throw new Response('request.unknownPath', { status: 404 })
  return { name: known, version: found }
}

/** The text of one version, loaded only for whoever reads it. */
export async function loadLegalText({ name, version }: LegalPlace, language: Language): Promise<string> {
  const load = files[`../../../locales/legal/${name}.${language}.${version}.html`]
  if (!load) throw new Error(`There is no ${name} of ${version} in ${language}`)
  return load()
}
