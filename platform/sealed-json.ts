import type { z } from 'zod'
import { seal, unseal } from './tokens.ts'

// Identity numbers, IBANs and family data: encrypted in the database, with a key that is not in it.

export const sealJson = (value: unknown) => seal(JSON.stringify(value), 'personal data')

/** Null for null. Throws if our keys do not open it, because that is a bug. */
export async function unsealJson<T extends z.ZodType>(schema: T, sealed: string | null): Promise<z.output<T> | null> {
  return unsealedJson(schema, sealed)
}

/** The synchronous variant, for bulk decryption. */
export function unsealedJson<T extends z.ZodType>(schema: T, sealed: string | null): z.output<T> | null {
  if (sealed === null) return null
  const text = unseal(sealed, 'personal data')
  if (text === undefined) throw new Error('Sealed personal data does not open: was SECRET_KEY changed?')
  return schema.parse(JSON.parse(text))
}
