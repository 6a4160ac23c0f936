/** Signs in as a browser does; the headers are those of a call and of a page. */
export async function visitorOf(url: string, email: string, password: string) {
  const answer = await fetch(`${url}/api/accounts/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-kopru-client': 'web' },
    body: JSON.stringify({ grantType: 'password', email, password }),
  })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  const { accessToken } = (await answer.json()) as { accessToken: string }
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  const call = { authorization: `Bearer ${accessToken}` }
  return {
    call,
    page: { cookie: cookie.join('; ') },
    ask: async (path: string, body?: object) => {
      const headers = { 'content-type': 'application/json', ...call }
      const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      return (await fetch(`${url}/api${path}`, sent)).json()
    },
  }
}
