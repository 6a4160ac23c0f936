import { z } from 'zod'
import { AccountKind } from '#contract/accounts/accounts.ts'
import { seal, unseal } from '#platform/tokens.ts'

export const sealedMinutes = 10

/**
 * The state of an attempt to sign in with Google, kept by the browser in encrypted form, so that any process can
 * finish it.
 */
const Attempt = z.object({
  is: z.literal('attempt'),
  kind: AccountKind,
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  expiresAt: z.number(),
})
export type Attempt = z.infer<typeof Attempt>

/**
 * The identity of a new person. Google's code can be exchanged only once, so the proof bridges the time until the
 * consents are given.
 */
const Proof = z.object({
  is: z.literal('proof'),
  id: z.string(),
  kind: AccountKind,
  subject: z.string(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  expiresAt: z.number(),
})
export type Proof = z.infer<typeof Proof>

export const sealed = (content: Attempt | Proof) => seal(JSON.stringify(content), 'external sign-in')

export const inMinutes = (minutes: number) => Date.now() + minutes * 60_000

export const readAttempt = (text: string) => read(Attempt, text)
export const readProof = (text: string) => read(Proof, text)

/** Undefined for a text that was not made by us, was encrypted for another purpose, or has expired. */
async function read<T extends { expiresAt: number }>(schema: z.ZodType<T>, text: string): Promise<T | undefined> {
  const content = await unseal(text, 'external sign-in')
  const parsed = content === undefined ? undefined : schema.safeParse(JSON.parse(content)).data
  return parsed && Date.now() < parsed.expiresAt ? parsed : undefined
}
