import { createHmac, randomUUID } from 'node:crypto'

export const istanbulSeninSecret = 'a secret that only the municipality and we know'

export interface Handover {
  readonly subject: string
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly emailVerified: string
  readonly gsm: string
  readonly issuedAt: string
  readonly nonce: string
}

let people = 0

/** The municipal app's side, written from docs/operations.md alone: a new person unless overridden, signed just now. */
export function aHandover(details: Partial<Handover> = {}, { secret = istanbulSeninSecret, hex = true } = {}) {
  const id = `${Date.now()}-${++people}`
  const handover = {
    subject: `istanbul-${id}`,
    name: 'Deniz',
    surname: 'Öztürk',
    email: `istanbul-${id}@kopru.test`,
    emailVerified: 'true',
    gsm: '+905321112233',
    issuedAt: String(Math.floor(Date.now() / 1000)),
    nonce: randomUUID(),
    ...details,
  }
  const { subject, name, surname, email, emailVerified, gsm, issuedAt, nonce } = handover
  const lines = ['kopru-handover-1', subject, name, surname, email, emailVerified, gsm, issuedAt, nonce]
  const signature = createHmac('sha256', secret)
    .update(lines.join('\n'), 'utf8')
    .digest(hex ? 'hex' : 'base64url')
  return { ...handover, signature }
}
