import { demoPassword } from '#demo/accounts.ts'

/** A person signed in to a running app in a browser without scripts, who only reads the server's HTML. */
export async function byCookie(address: string, email: string) {
  const signedIn = await fetch(`${address}/api/accounts/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-kopru-client': 'web' },
    body: JSON.stringify({ grantType: 'password', email, password: demoPassword }),
  })
  const cookie = signedIn.headers.getSetCookie().map((set) => set.split(';')[0] ?? '')
  if (!signedIn.ok) throw new Error(await signedIn.text())
  const { accessToken } = (await signedIn.json()) as { accessToken: string }
  const headers = { cookie: cookie.join('; '), 'accept-language': 'tr' }

  const read = async (path: string, more: Record<string, string> = {}) => {
    const answer = await fetch(address + path, { headers: { ...headers, ...more } })
    return { status: answer.status, text: await answer.text() }
  }
  return {
    /** A page as it is drawn, with the data that it hands to the browser. */
    page: (path: string) => read(path),
    /** What the browser asks for instead of the page where it comes from another one. */
    data: (path: string) => read(`${path.replace(/(\?|$)/, '.data$1')}`),
    call: (path: string) => read(`/api${path}`, { authorization: `Bearer ${accessToken}` }),
  }
}
