import { desc, eq } from 'drizzle-orm'
import type { Server } from '#api/server.ts'
import type { Session } from '#contract/accounts/accounts.ts'
import { database } from '#database/connection.ts'
import { outbox } from '#database/schema/outbox.ts'
import { anyAddress } from './chance.ts'

interface VisitorOptions {
  /** Says that it is our own page in a browser, and keeps cookies as one does. */
  readonly web?: boolean
  readonly address?: string
  readonly userAgent?: string
}

/** A visitor with an address of their own who makes calls, and is signed in once an answer brings a session. */
export function visitor(
  app: Server,
  { web = false, address: from = anyAddress(), userAgent = 'tests' }: VisitorOptions = {},
) {
  let address = from
  let accessToken: string | undefined
  const cookies = new Map<string, string>()

  const headers = () => ({
    'user-agent': userAgent,
    'accept-language': 'en',
    ...(web ? { 'x-kopru-client': 'web' } : {}),
    ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
    ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
  })

  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const request = { method, url: `/api${path}`, remoteAddress: address, headers: headers() }
    const reply = await app.inject(body ? { ...request, body } : request)
    const set = [reply.headers['set-cookie'] ?? []].flat()
    for (const line of set) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=', 2) ?? []
      if (line.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
    const setCookie = set.find((line) => /^(__Host-)?kopru_session=/.test(line))
    const json = reply.statusCode === 204 ? null : reply.json()
    accessToken = json?.accessToken ?? accessToken
    return { status: reply.statusCode, code: json?.code as string | undefined, json, setCookie }
  }

  return {
    get: (path: string) => send('GET', path),
    post: (path: string, body: object = {}) => send('POST', path, body),
    put: (path: string, body: object) => send('PUT', path, body),
    remove: (path: string, body?: object) => send('DELETE', path, body),
    signIn: (email: string, password: string, more: object = {}) =>
      send('POST', '/accounts/token', { grantType: 'password', email, password, ...more }),
    refresh: (refreshToken?: string) =>
      send('POST', '/accounts/token', { grantType: 'refresh_token', ...(refreshToken ? { refreshToken } : {}) }),
    moveTo: (next: string) => {
      address = next
    },
    use: ({ accessToken: token }: Pick<Session, 'accessToken'>) => {
      accessToken = token
    },
  }
}

/** The messages to an address or a number, the newest first. */
export const messagesTo = (recipient: string) =>
  database().select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(desc(outbox.createdAt))

export async function lastMessageTo(recipient: string) {
  const [last] = await messagesTo(recipient)
  if (!last) throw new Error(`Nothing was sent to ${recipient}`)
  return { ...last, code: last.code ?? '', token: new URL(last.link ?? 'http://x').searchParams.get('token') ?? '' }
}
