import { readFileSync } from 'node:fs'
import type { LegalName } from '#contract/legal-texts.ts'
import type { Language } from './text/locales.ts'

const read = new Map<string, string>()

/** The words of a version that the product brings (locales/legal), as HTML. */
export function shippedLegalText(name: LegalName, version: string, language: Language): string {
  const file = `${name}.${language}.${version}.html`
  const known = read.get(file)
  if (known !== undefined) return known
  const html = readFileSync(new URL(`../locales/legal/${file}`, import.meta.url), 'utf8')
  read.set(file, html)
  return html
}
