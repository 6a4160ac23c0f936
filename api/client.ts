import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { KnownDevice } from '#domain/accounts/known-place.ts'
import { newId } from '#platform/ids.ts'
import { seal, unseal } from '#platform/tokens.ts'

/** The program that makes a call, and where its refresh token is kept. */
export interface Client {
  /** Our own pages in a browser; every other client keeps its refresh token itself. */
  readonly isWeb: boolean
  /** Keeps it in the browser's cookie, or takes it away. */
  keepRefreshToken(token: string | null): Promise<void>
  refreshToken(): Promise<string | undefined>
  /** The browser and the accounts that were signed in to in it; a stranger's wrong passwords do not count against it. */
  knownDevice(): Promise<KnownDevice | undefined>
  rememberDevice(accountId: string): Promise<void>
}

const sessionCookie = 'kopru_session'
const deviceCookie = 'kopru_device'
const week = 7 * 24 * 60 * 60
const year = 365 * 24 * 60 * 60

/**
 * Our pages say who they are with a header. No form can send it, and no script of another site without asking first,
 * which nobody answers: so whatever reads the cookie demands the header (docs/decisions/0005).
 */
export function clientOf(request: FastifyRequest, reply: FastifyReply, https: boolean): Client {
  const isWeb = request.headers['x-kopru-client'] === 'web'
  const setCookie = (name: string, value: string, path: string, age: number) => {
    const secure = https ? '; Secure' : ''
    reply.header('set-cookie', `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`)
  }
  return {
    isWeb,
    async keepRefreshToken(token) {
      if (!isWeb) return
      if (token === null) setCookie(sessionCookie, '', '/', 0)
      else setCookie(sessionCookie, await seal(token), '/', week)
    },
    refreshToken: async () => (isWeb ? refreshTokenIn(request) : undefined),
    knownDevice: async () => (isWeb ? deviceIn(request) : undefined),
    async rememberDevice(accountId) {
      if (!isWeb) return
      const { id = newId(), accountIds = [] } = (await deviceIn(request)) ?? {}
      if (accountIds.includes(accountId)) return
      const device = { id, accountIds: [accountId, ...accountIds].slice(0, mostAccounts) }
      setCookie(deviceCookie, await seal(JSON.stringify(device), 'known device'), '/api/accounts', year)
    },
  }
}

/** The server itself, when it asks in-process: it holds no session. */
export const noClient: Client = {
  isWeb: false,
  keepRefreshToken: async () => {},
  refreshToken: async () => undefined,
  knownDevice: async () => undefined,
  rememberDevice: async () => {},
}

/** What the browser keeps for us, for a call that demands our header, or for a page, which changes nothing. */
export async function refreshTokenIn(request: Pick<FastifyRequest, 'headers'>) {
  const sealed = cookieOf(request, sessionCookie)
  return sealed === undefined ? undefined : unseal(sealed)
}

const mostAccounts = 5
const Device = z.object({ id: z.string(), accountIds: z.array(z.string()) })

async function deviceIn(request: FastifyRequest): Promise<KnownDevice | undefined> {
  const sealed = cookieOf(request, deviceCookie)
  const opened = sealed && (await unseal(sealed, 'known device'))
  return opened ? Device.parse(JSON.parse(opened)) : undefined
}

function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string) {
  const prefix = `${name}=`
  const found = headers.cookie?.split(';').find((pair) => pair.trim().startsWith(prefix))
  return found?.trim().slice(prefix.length)
}
