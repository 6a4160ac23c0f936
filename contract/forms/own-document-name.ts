import { z } from 'zod'
import { plainLine } from '../fields/one-line.ts'

/** An organization's own name for a document that no type covers. */
export const OwnDocumentName = z.object({
  tr: plainLine(80).min(1),
  en: plainLine(80).describe('Empty: the Turkish one is shown in English too'),
})
export type OwnDocumentName = z.infer<typeof OwnDocumentName>
