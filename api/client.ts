import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { KnownDevice } from '#domain/accounts/accounts/known-place.ts'
import { newId } from '#platform/ids.ts'
import { seal, unseal } from '#platform/tokens.ts'

/** The client of a request, and where its refresh token is kept. */
export interface Client {
  /** Whether these are our own pages in a browser; other clients keep their refresh token themselves. */
  readonly isWeb: boolean
  /** Stores the refresh token in the browser's cookie, or removes it. */
  keepRefreshToken(token: string | null): Promise<void>
  refreshToken(): Promise<string | undefined>
  /** The browser and the accounts that signed in with it; wrong passwords of strangers do not count against it. */
  knownDevice(): Promise<KnownDevice | undefined>
  rememberDevice(accountId: string): Promise<void>
}

const sessionCookie = 'kopru_session'
const deviceCookie = 'kopru_device'
// Browsers accept a `__Host-` cookie only from this host over https, so another site under the same domain cannot plant
// one. The device's cookie is restricted to the sign-in addresses, which `__Host-` does not allow
// (docs/decisions/0065).
const hostSessionCookie = `__Host-${sessionCookie}`
const secureDeviceCookie = `__Secure-${deviceCookie}`
const week = 7 * 24 * 60 * 60
const year = 365 * 24 * 60 * 60

/**
 * CSRF protection: our pages send a header that no form can send, and no script of another site without a CORS
 * preflight, which we never allow. Every use of the cookie therefore requires the header (docs/decisions/0005).
 */
export const clientOf = (request: FastifyRequest, reply: FastifyReply, https: boolean) =>
  clientIn(request, {
    isWeb: request.headers['x-kopru-client'] === 'web',
    keep: (cookie) => reply.header('set-cookie', cookie),
    https,
  })

interface ClientOptions {
  readonly isWeb: boolean
  /** Receives the value of a `set-cookie` header. */
  readonly keep: (cookie: string) => unknown
  readonly https: boolean
}

/** The client of a page: a form posted from our own pages, which was checked before, counts as web. */
export function clientIn(
  request: Pick<FastifyRequest, 'headers' | 'url'>,
  { isWeb, keep, https }: ClientOptions,
): Client {
  const setCookie = (name: string, value: string, path: string, age: number) => {
    const secure = https ? '; Secure' : ''
    keep(`${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`)
  }
  return {
    isWeb,
    async keepRefreshToken(token) {
      if (!isWeb) return
      const [name, mark] = https ? [hostSessionCookie, hostMark] : [sessionCookie, '']
      if (token === null) setCookie(name, '', '/', 0)
      else setCookie(name, await seal(mark + token), '/', week)
      // A session under the earlier name has been moved, or has ended.
      if (https && cookieOf(request, sessionCookie) !== undefined) setCookie(sessionCookie, '', '/', 0)
    },
    refreshToken: async () => (isWeb ? refreshTokenIn(request) : undefined),
    knownDevice: async () => (isWeb ? deviceIn(request) : undefined),
    async rememberDevice(accountId) {
      if (!isWeb) return
      const name = https ? secureDeviceCookie : deviceCookie
      const { id = newId(), accountIds = [] } = (await deviceIn(request)) ?? {}
      if (accountIds.includes(accountId) && cookieOf(request, name) !== undefined) return
      const device = { id, accountIds: [...new Set([accountId, ...accountIds])].slice(0, mostAccounts) }
      const sealed = await seal(JSON.stringify(device), 'known device')
      // Restricted to sign-in: to its calls, and to the page that posted its form.
      for (const path of new Set(['/api/accounts', devicePath(request.url)])) {
        setCookie(name, sealed, path, year)
        if (https && cookieOf(request, deviceCookie) !== undefined) setCookie(deviceCookie, '', path, 0)
      }
    },
  }
}

const devicePath = (url: string) => (url.startsWith('/api/') ? '/api/accounts' : url.replace(/[?#].*$/s, ''))

/** The client of the server's own `ask`, which has no session. */
export const noClient: Client = {
  isWeb: false,
  keepRefreshToken: async () => {},
  refreshToken: async () => undefined,
  knownDevice: async () => undefined,
  rememberDevice: async () => {},
}

/** The refresh token in the cookie, for a call that requires our header, or for a page, which changes nothing. */
export async function refreshTokenIn(request: Pick<FastifyRequest, 'headers'>) {
  const hosted = await openedIn(request, hostSessionCookie)
  if (hosted?.startsWith(hostMark)) return hosted.slice(hostMark.length)
  const plain = await openedIn(request, sessionCookie)
  return plain?.startsWith(hostMark) ? undefined : plain
}

// Encrypted together with the token of the prefixed cookie. Another site under the domain could plant its own session
// under the plain name, which https still reads for sessions from before the prefix; but tokens with this mark are
// accepted under the prefixed name alone.
const hostMark = 'host:'

async function openedIn(request: Pick<FastifyRequest, 'headers'>, name: string) {
  const sealed = cookieOf(request, name)
  return sealed === undefined ? undefined : unseal(sealed)
}

const mostAccounts = 5
const Device = z.object({ id: z.string(), accountIds: z.array(z.string()) })

async function deviceIn(request: Pick<FastifyRequest, 'headers'>): Promise<KnownDevice | undefined> {
  const sealed = cookieOf(request, secureDeviceCookie) ?? cookieOf(request, deviceCookie)
  const opened = sealed && (await unseal(sealed, 'known device'))
  return opened ? Device.parse(JSON.parse(opened)) : undefined
}

function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string) {
  const prefix = `${name}=`
  const found = headers.cookie?.split(';').find((pair) => pair.trim().startsWith(prefix))
  return found?.trim().slice(prefix.length)
}
