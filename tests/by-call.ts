import { demoPassword } from '#demo/accounts.ts'

/** Somebody who is signed in to a running app, and makes calls as other programs do. */
export async function byCall(address: string, email: string) {
  const body = { grantType: 'password', email, password: demoPassword }
  const { accessToken, myId } = await send<{ accessToken: string; myId: string }>('POST', '/accounts/token', body)
  /** What is not answered with success is an error that says why. */
  const ask = <T>(method: string, path: string, sent?: object) => send<T>(method, path, sent, accessToken)
  /** The status of an answer, whatever it is. */
  const statusOf = async (path: string) =>
    (await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${accessToken}` } })).status
  return { email, myId, ask, statusOf }

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
