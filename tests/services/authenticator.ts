import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '#contract/fields/passkeys.ts'
import { totp } from '#domain/accounts/second-factors/totp.ts'

interface Device {
  /** The origin that the browser reports. */
  readonly origin?: string
  /** Counts its uses, as security keys do; passkeys of phones and computers stay at zero. */
  readonly counts?: boolean
}

/** A device with a passkey, made of software: ES256, no attestation, its answers as a browser hands them over. */
export function aPasskeyDevice({ origin = 'https://kopru.example', counts = false }: Device = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let uses = 0

  const credential = () => ({ id: base64url(id), rawId: base64url(id), type: 'public-key' as const })

  const authenticatorData = (rpId: string, flags: number, more = Buffer.alloc(0)) => {
    if (counts) uses += 1
    const head = Buffer.alloc(37)
    sha256(rpId).copy(head)
    head.writeUInt8(flags, 32)
    head.writeUInt32BE(uses, 33)
    return Buffer.concat([head, more])
  }

  const deviceAt = (origin: string) => {
    const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }))

    return {
      create({ rp, challenge }: PasskeyCreation): NewPasskey {
        const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ])
        const length = Buffer.alloc(2)
        length.writeUInt16BE(id.length)
        const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
        const authData = new Uint8Array(authenticatorData(rp.id, present | verified | hasKey, attested))
        const attestation = new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ])
        return {
          ...credential(),
          response: {
            clientDataJSON: base64url(clientData('webauthn.create', challenge)),
            attestationObject: base64url(Buffer.from(isoCBOR.encode(attestation as never))),
            transports: ['internal'],
          },
        }
      },

      use({ rpId, challenge }: PasskeyRequest, { isOwnerChecked = true } = {}): PasskeyProof {
        const data = authenticatorData(rpId, isOwnerChecked ? present | verified : present)
        const client = clientData('webauthn.get', challenge)
        return {
          ...credential(),
          response: {
            clientDataJSON: base64url(client),
            authenticatorData: base64url(data),
            signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          },
        }
      },

      /** Resets the counter, as on a copy of the device. */
      forgetUses() {
        uses = 0
      },

      /** The same device, whose browser is on another site. */
      at: (elsewhere: Pick<Device, 'origin'>) => deviceAt(elsewhere.origin ?? origin),
    }
  }
  return deviceAt(origin)
}

const present = 0x01
const verified = 0x04
const hasKey = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')

/** The code that an app shows now, or so many codes later. */
export function appCode(secret: string, later = 0, now = Date.now()) {
  return totp(fromBase32(secret), Math.floor(now / 30_000) + later)
}

export function fromBase32(text: string) {
  const bits = Array.from(text, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
