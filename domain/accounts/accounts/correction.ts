import { z } from 'zod'
import { hashToken, seal, unseal } from '#platform/tokens.ts'

const minutes = 60

/**
 * A sign-up whose address may still be corrected, by the account and a hash of the address that it has: sealed, an address
 * would tell by its length whether it is the old or the new one, and so whether the new one has an account.
 */
export interface Correction {
  readonly accountId: string
  readonly address: string
}

export const hashOfAddress = hashToken

/** Only who signed up has it: the address alone must not be enough to lead an account to another one. */
export const correctionFor = (of: Correction) =>
  seal(JSON.stringify({ ...of, until: Date.now() + minutes * 60_000 }), 'address correction')

const Sealed = z.object({ accountId: z.uuid(), address: z.string(), until: z.number() })

/** Undefined if it is not ours, or too old. */
export function openCorrection(correction: string): Correction | undefined {
  const text = unseal(correction, 'address correction')
  const known = text === undefined ? undefined : Sealed.parse(JSON.parse(text))
  return known && known.until > Date.now() ? known : undefined
}
