import { withoutCredentials } from './url-credentials.ts'

interface Sms {
  /** The same for every try of the same message. */
  readonly id: string
  readonly to: string
  readonly text: string
}

export type SendSms = (sms: Sms) => Promise<void>

/** SMS through the gateway at `url`: a POST of `{ to, text }`, with the address's user and password as Basic credentials. */
export function smsThrough(url: string): SendSms {
  const { address, authorization } = withoutCredentials(url)
  return async ({ id, to, text }) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id, ...authorization },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`)
  }
}
