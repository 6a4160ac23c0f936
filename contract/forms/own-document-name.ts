import { z } from 'zod'
import { plainLine } from '../fields/one-line.ts'

const name = plainLine(80).overwrite((text) => text.normalize('NFC').replace(/\s+/gu, ' '))

/** An organization's own name for a document that no type covers. */
export const OwnDocumentName = z.object({
  tr: name.min(1),
  en: name.describe('Empty: the Turkish one is shown in English too'),
})
export type OwnDocumentName = z.infer<typeof OwnDocumentName>

/** The language in which two own names are read as one: they differ in nothing but capitals and spaces. */
export function alikeIn(one: OwnDocumentName, other: OwnDocumentName): 'tr' | 'en' | undefined {
  if (seen(one.tr, 'tr') === seen(other.tr, 'tr')) return 'tr'
  return seen(one.en || one.tr, 'en') === seen(other.en || other.tr, 'en') ? 'en' : undefined
}

const seen = (text: string, language: 'tr' | 'en') =>
  text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLocaleLowerCase(language)
