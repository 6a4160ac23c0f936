import type { FastifyReply, FastifyRequest } from 'fastify'
import { seal, unseal } from '#platform/tokens.ts'

/** The program that makes a call, and where its refresh token is kept. */
export interface Client {
  /** Our own pages in a browser; every other client keeps its refresh token itself. */
  readonly isWeb: boolean
  /** Keeps it in the browser's cookie, or takes it away. */
  keepRefreshToken(token: string | null): Promise<void>
  refreshToken(): Promise<string | undefined>
}

const cookieName = 'kopru_session'
const week = 7 * 24 * 60 * 60

/**
 * Our pages say who they are with a header. No form can send it, and no script of another site without asking first,
 * which nobody answers: so whatever reads the cookie demands the header (docs/decisions/0005).
 */
export function clientOf(request: FastifyRequest, reply: FastifyReply, https: boolean): Client {
  const isWeb = request.headers['x-kopru-client'] === 'web'
  return {
    isWeb,
    async keepRefreshToken(token) {
      if (!isWeb) return
      const value = token === null ? '' : await seal(token)
      const age = token === null ? 0 : week
      const secure = https ? '; Secure' : ''
      reply.header('set-cookie', `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`)
    },
    refreshToken: async () => (isWeb ? refreshTokenIn(request) : undefined),
  }
}

/** The server itself, when it asks in-process: it holds no session. */
export const noClient: Client = { isWeb: false, keepRefreshToken: async () => {}, refreshToken: async () => undefined }

/** What the browser keeps for us, for a call that demands our header, or for a page, which changes nothing. */
export async function refreshTokenIn(request: Pick<FastifyRequest, 'headers'>) {
  const sealed = cookieOf(request)
  return sealed === undefined ? undefined : unseal(sealed)
}

function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>) {
  const prefix = `${cookieName}=`
  const found = headers.cookie?.split(';').find((pair) => pair.trim().startsWith(prefix))
  return found?.trim().slice(prefix.length)
}
