import { z } from 'zod'
import { hashToken, seal, unseal } from '#platform/tokens.ts'

const minutes = 60

/**
 * A sign-up whose address may still be corrected: the account and a hash of its address. Not the address itself: the
 * length of the sealed value would reveal whether it is the old or the new one, and so whether the new one has an
 * account.
 */
export interface Correction {
  readonly accountId: string
  readonly address: string
}

export const hashOfAddress = hashToken

/**
 * The token that authorises a correction. Given only to the browser that signed up, because knowing the address must
 * not be enough to redirect an account.
 */
export const correctionFor = (of: Correction) =>
  seal(JSON.stringify({ ...of, until: Date.now() + minutes * 60_000 }), 'address correction')

const Sealed = z.object({ accountId: z.uuid(), address: z.string(), until: z.number() })

/** Undefined if it was not made by this server or has expired. */
export function openCorrection(correction: string): Correction | undefined {
  const text = unseal(correction, 'address correction')
  const known = text === undefined ? undefined : Sealed.parse(JSON.parse(text))
  return known && known.until > Date.now() ? known : undefined
}
