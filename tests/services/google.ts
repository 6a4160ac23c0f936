import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { interactionPolicy, Provider } from 'oidc-provider'

export interface GooglePerson {
  readonly sub: string
  readonly email: string
  readonly email_verified?: boolean
  readonly given_name?: string
  readonly family_name?: string
}

export const googleClient = { clientId: 'kopru', clientSecret: 'a secret that only Google and we know' }

/** A real OpenID provider on this machine, in Google's place: it asks who one is and takes one's word for it. */
export async function startGoogle() {
  const people = new Map<string, GooglePerson>()
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const provider = providerAt(issuer, people)
  const callback = provider.callback()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!request.url?.startsWith('/who/')) return callback(request, response)
    if (request.method === 'GET') return response.setHeader('content-type', 'text/html').end(whoIsThere)
    const given = new URLSearchParams(await text(request))
    const person = people.get(given.get('email') ?? '')
    const result =
      given.get('choice') === 'cancel' || !person
        ? { error: 'access_denied' }
        : { select_account: {}, login: { accountId: person.sub } }
    return provider.interactionFinished(request, response, result)
  }

  return {
    issuer,
    know(person: GooglePerson) {
      people.set(person.email, person)
    },
    /** Does what a browser and its reader do: goes to the address, says who it is, and is sent back with this. */
    visit: (address: string, email: string) => visit(issuer, address, email),
    /** Stops the provider for a moment. */
    async goAway() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
    async comeBack() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function visit(issuer: string, address: string, email: string) {
  const cookies = new Map<string, string>()
  let location = address
  let body: URLSearchParams | null = null
  while (location.startsWith(issuer)) {
    const reply: Response = await fetch(location, {
      method: body ? 'POST' : 'GET',
      body,
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    })
    for (const [name = '', value = ''] of reply.headers.getSetCookie().map(firstPair)) cookies.set(name, value)
    // A page asks who one is; everything else redirects.
    body = reply.ok ? new URLSearchParams({ email, choice: 'continue' }) : null
    location = new URL(reply.headers.get('location') ?? location, issuer).href
  }
  return Object.fromEntries(new URL(location).searchParams) as { code: string; state: string; iss: string }
}

const firstPair = (cookie: string) => cookie.split(';', 1)[0]?.split('=') ?? []

function providerAt(issuer: string, people: ReadonlyMap<string, GooglePerson>) {
  const prompts = interactionPolicy.base()
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: googleClient.clientId,
        client_secret: googleClient.clientSecret,
        redirect_uris: ['https://kopru.example/google'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: prompts, url: (_, { uid }) => `/who/${uid}` },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // As Google does it: what was asked for stands in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 600, Session: 600 },
    findAccount(_, sub) {
      const person = [...people.values()].find((person) => person.sub === sub)
      return person && { accountId: sub, claims: async () => ({ email_verified: true, ...person }) }
    },
    async loadExistingGrant({ oidc }) {
      const clientId = oidc.client?.clientId
      const accountId = oidc.session?.accountId
      if (!clientId || !accountId) return undefined
      const grant = new provider.Grant({ clientId, accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  // Apps of the tests have ports of their own.
  provider.Client.prototype.redirectUriAllowed = (uri) => uri.endsWith('/google')
  return provider
}

const whoIsThere = `<!doctype html><html lang="en"><title>Google</title>
<form method="post">
  <label>Google e-mail <input name="email"></label>
  <button name="choice" value="continue">Continue</button>
  <button name="choice" value="cancel">Cancel</button>
</form></html>`
