import { demoPassword, operatorPhone } from '#demo/accounts.ts'
import { codeTo } from './pages/code-to.ts'

/** A person signed in to a running app, who makes calls like an API client. */
export async function byCall(address: string, email: string) {
  const body = { grantType: 'password', email, password: demoPassword }
  const { accessToken, myId } = await signIn()
  /** Throws for every answer but success, with the reason. */
  const ask = <T>(method: string, path: string, sent?: object) => send<T>(method, path, sent, accessToken)
  /** The status of an answer, whatever it is. */
  const statusOf = async (path: string) =>
    (await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${accessToken}` } })).status
  return { email, myId, ask, statusOf }

  /** With the code from the telephone where the account wants one. */
  async function signIn(): Promise<{ readonly accessToken: string; readonly myId: string }> {
    const first = await fetch(`${address}/api/accounts/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await first.json()
    if (answer.code !== 'pR8Lrb') return first.ok ? answer : send('POST', '/accounts/token', body)
    return send('POST', '/accounts/token', { ...body, code: await codeTo(address, operatorPhone) })
  }

  async function send<T>(method: string, path: string, sent?: object, token?: string): Promise<T> {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(sent && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(sent && { body: JSON.stringify(sent) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
}
