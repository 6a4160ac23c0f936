import { z } from 'zod'

/** The JSON forms of WebAuthn's objects, as browsers read and write them; fields that we do not use are omitted. */
const bytes = (max: number) =>
  z
    .base64url()
    .min(1)
    .max(max)
    .meta({ examples: ['a_fdR3w0Tq2nL9kXw1mZbA'] })

const transports = z.array(z.string().max(32)).max(10)

const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports })

/** The options for creating a passkey in a browser. */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('preferred') }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** The options for using a passkey in a browser. */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  allowCredentials: z.array(descriptor),
  userVerification: z.enum(['preferred', 'required']),
  timeout: z.number().int(),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') }

/** A passkey created by a browser. */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: transports.optional(),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** A browser's proof that a passkey was used. */
export const PasskeyProof = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(4000), authenticatorData: bytes(8000), signature: bytes(8000) }),
})
export type PasskeyProof = z.infer<typeof PasskeyProof>
