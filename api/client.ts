import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { KnownDevice } from '#domain/accounts/accounts/known-place.ts'
import { newId } from '#platform/ids.ts'
import { seal, unseal } from '#platform/tokens.ts'

/** The program that makes a call, and where its refresh token is kept. */
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
// Browsers take a `__Host-` cookie only from this very host over https, so a neighbour under the same domain can plant none.
// The device's cookie is sent to the sign-in addresses alone, which `__Host-` does not allow (docs/decisions/0065).
const hostSessionCookie = `__Host-${sessionCookie}`
const secureDeviceCookie = `__Secure-${deviceCookie}`
const week = 7 * 24 * 60 * 60
const year = 365 * 24 * 60 * 60

/**
 * Our pages send a header that no form can send, and no script of another site without a CORS preflight, which we never
 * allow. Whatever reads the cookie therefore demands the header (docs/decisions/0005).
 */
export const clientOf = (request: FastifyRequest, reply: FastifyReply, https: boolean) =>
  clientIn(request, {
    isWeb: request.headers['x-kopru-client'] === 'web',
    keep: (cookie) => reply.header('set-cookie', cookie),
    https,
  })

interface ClientOptions {
  readonly isWeb: boolean
  /** Where a cookie goes, as the value of `set-cookie`. */
  readonly keep: (cookie: string) => unknown
  readonly https: boolean
}

/** A page whose form was posted from our own pages, which has been checked, counts as they do. */
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
      // A session from before the prefix has moved, or has ended.
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
      // Sent where somebody signs in, and nowhere else: to the calls, and to the page whose form it was.
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

/** The refresh token in the cookie, for a call that demands our header, or for a page, which changes nothing. */
export async function refreshTokenIn(request: Pick<FastifyRequest, 'headers'>) {
  const hosted = await openedIn(request, hostSessionCookie)
  if (hosted?.startsWith(hostMark)) return hosted.slice(hostMark.length)
  const plain = await openedIn(request, sessionCookie)
  return plain?.startsWith(hostMark) ? undefined : plain
}

// Sealed with the token under the prefixed name. A neighbour's site could plant its own session under the plain name, which
// https still reads for sessions from before the prefix; but what was sealed since opens under the prefixed name alone.
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
