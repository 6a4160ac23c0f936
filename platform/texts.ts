import { readFileSync } from 'node:fs'
import type { LegalName } from '#contract/legal-texts.ts'
import en from '#locales/en/common.json' with { type: 'json' }
import tr from '#locales/tr/common.json' with { type: 'json' }
import type { Language } from './text/locales.ts'
import { formatMessage, type MessageValues } from './text/message.ts'
import './text/name-suffixes.ts'

const sentences: Record<Language, Readonly<Record<string, string>>> = { tr, en }

/** The server's own texts (problems, field errors). Throws for a missing key, because that is a bug. */
export function translate(language: Language, key: string, values?: MessageValues): string {
  const pattern = sentences[language][key]
  if (pattern === undefined) throw new Error(`locales/${language}/common.json has no "${key}"`)
  return formatMessage(pattern, language, values)
}

const legal = new Map<string, string>()

/** The words of a version of a legal text that the product brings (locales/legal), as HTML. */
export function shippedLegalText(name: LegalName, version: string, language: Language): string {
  const file = `${name}.${language}.${version}.html`
  const known = legal.get(file) ?? readFileSync(new URL(`../locales/legal/${file}`, import.meta.url), 'utf8')
  legal.set(file, known)
  return known
}
