import type { FastifyRequest } from 'fastify'
import type { Caller, Person } from '#contract/caller.ts'
import { personOfToken } from '#domain/accounts/accounts/sessions/access-token.ts'
import { deviceName } from '#domain/accounts/accounts/sessions/device-name.ts'
import type { EndedSessions } from '#domain/accounts/accounts/sessions/ended-sessions.ts'
import { acceptedLanguage } from '#platform/text/accept-language.ts'

/** The caller of a request: with the person of an access token whose session has not ended, or without one. */
export function callerOf(request: FastifyRequest, ended: EndedSessions): Caller {
  const { headers, id, ip } = request
  const token = tokenIn(headers.authorization)
  const person = token === undefined ? undefined : personOf(token, ended)
  if (person?.kind === 'Company') ofCompanies.add(request)
  return {
    language: acceptedLanguage(headers['accept-language']),
    requestId: id,
    address: ip,
    device: deviceName(headers['user-agent']),
    ...(person ? { person } : {}),
    ...(token && !person ? { hasOldToken: true } : {}),
    ...(headers['x-kopru-ahead'] === '1' ? { isAhead: true } : {}),
    hasEnded: ended.has,
  }
}

const ofCompanies = new WeakSet<FastifyRequest>()

/** Whether the caller acts for an organization, whom Turkish addresses formally (siz). */
export const isOfCompany = (request: FastifyRequest) => ofCompanies.has(request)

function tokenIn(authorization: string | undefined): string | undefined {
  const [scheme, token] = authorization?.split(' ', 2) ?? []
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined
}

function personOf(token: string, ended: EndedSessions): Person | undefined {
  const person = personOfToken(token)
  return person && !ended.has(person.sessionId) ? person : undefined
}
