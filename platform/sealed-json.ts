import type { z } from 'zod'
import { seal, unseal } from './tokens.ts'

// Identity numbers, IBANs and what people tell of their families: encrypted in the database, with a key that is not in it.

export const sealJson = (value: unknown) => seal(JSON.stringify(value), 'personal data')

/** Null where nothing is sealed. What our key does not open is a mistake of ours, and loud. */
export async function unsealJson<T extends z.ZodType>(schema: T, sealed: string | null): Promise<z.output<T> | null> {
  return unsealedJson(schema, sealed)
}

/** The same at once, for those who open very many. */
export function unsealedJson<T extends z.ZodType>(schema: T, sealed: string | null): z.output<T> | null {
  if (sealed === null) return null
  const text = unseal(sealed, 'personal data')
  if (text === undefined) throw new Error('Sealed personal data does not open: was SECRET_KEY changed?')
  return schema.parse(JSON.parse(text))
}
