import { createHmac, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import type { handoverFields } from '#contract/accounts/istanbulsenin.ts'
import { Email, Gsm } from '#contract/fields/patterns.ts'
import { problem } from '#contract/problems.ts'
import { hashToken } from '#platform/tokens.ts'
import type { Identity } from './known-account.ts'
import { istanbulSeninSecret } from './ways-in.ts'

export type Handover = { readonly [Field in keyof typeof handoverFields]: z.output<(typeof handoverFields)[Field]> }

const maxAgeSeconds = 5 * 60
/** Tolerance for clocks that differ. */
const maxAheadSeconds = 60

/** The signed text: one line per field, in this order, as docs/operations.md specifies it for the municipality. */
const canonical = (handover: Omit<Handover, 'signature'>) =>
  ['kopru-handover-1', ...signedFields.map((field) => handover[field])].join('\n')

const signedFields = [
  'subject',
  'name',
  'surname',
  'email',
  'emailVerified',
  'gsm',
  'issuedAt',
  'nonce',
] as const satisfies readonly (keyof Handover)[]

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text, 'utf8').digest()

/**
 * Returns the identity in a hand-over. Every check runs before the answer, so that neither the answer nor its duration
 * tells which one failed.
 */
export function trusted(handover: Handover): Identity {
  const checks = [isSigned(handover), isFresh(handover), isWellFormed(handover)]
  if (checks.includes(false)) throw problem('istanbulSenin.refused')
  return {
    provider: 'IstanbulSenin',
    subject: handover.subject,
    email: handover.emailVerified === 'true' ? Email.safeParse(handover.email).data : undefined,
    gsm: Gsm.safeParse(handover.gsm).data,
  }
}

/** The id of a hand-over, independent of how its signature is encoded. */
export const idOf = (handover: Handover) => hashToken(canonical(handover))

export const endOf = ({ issuedAt }: Handover) => new Date((Number(issuedAt) + maxAgeSeconds) * 1000)

function isSigned(handover: Handover) {
  const expected = sign(istanbulSeninSecret(), canonical(handover))
  const given = Buffer.from(handover.signature, handover.signature.length === 64 ? 'hex' : 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function isFresh({ issuedAt }: Handover) {
  const age = Date.now() / 1000 - Number(issuedAt)
  return age <= maxAgeSeconds && age >= -maxAheadSeconds
}

/** A line break inside a field would make the signed text ambiguous. */
function isWellFormed({ signature: _, ...fields }: Handover) {
  const { emailVerified, issuedAt, nonce } = fields
  return (
    Object.values(fields).every((value) => !/\p{Cc}/u.test(value)) &&
    /^(true|false)$/.test(emailVerified) &&
    /^\d{10}$/.test(issuedAt) &&
    nonce.length >= 16
  )
}
