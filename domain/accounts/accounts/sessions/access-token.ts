import { z } from 'zod'
import type { Person } from '#contract/caller.ts'
import { Permissions, UserType } from '#contract/permissions.ts'
import { ByteLru } from '#platform/byte-lru.ts'
import { signToken, verifyToken } from '#platform/tokens.ts'

export const accessTokenSeconds = 15 * 60

/** Signs a token that identifies the caller for fifteen minutes, without a query. */
export function issueAccessToken(person: Person) {
  const { accountId, sessionId: sid, kind } = person
  const claims =
    person.kind === 'Candidate'
      ? { sid, kind, myId: person.candidateId }
      : {
          sid,
          kind,
          myId: person.companyId,
          userType: person.userType,
          permissions: person.permissions,
          ...(person.protectBy !== undefined && { protectBy: person.protectBy }),
        }
  const { operator } = person
  return signToken(accountId, operator ? { ...claims, operator } : claims, accessTokenSeconds)
}

interface Verified {
  readonly person: Person
  readonly until: number
  readonly bytes: number
}

// A client sends the same token for fifteen minutes; caching saves verifying its signature each time.
const verified = new ByteLru<Verified>(8 * 1024 * 1024)

export function personOfToken(token: string): Person | undefined {
  const known = verified.get(token)
  if (known && Date.now() < known.until) return known.person
  const claims = Claims.safeParse(verifyToken(token)).data
  if (!claims) return undefined
  const person = personOfClaims(claims)
  verified.set(token, { person, until: claims.exp * 1000, bytes: 2 * token.length + 500 })
  return person
}

const Shared = z.object({
  sub: z.string(),
  sid: z.string(),
  myId: z.string(),
  exp: z.number(),
  operator: z.enum(['ready', 'unprotected']).optional(),
})
const Claims = z.discriminatedUnion('kind', [
  Shared.extend({ kind: z.literal('Candidate') }),
  Shared.extend({
    kind: z.literal('Company'),
    userType: UserType,
    permissions: Permissions,
    protectBy: z.number().optional(),
  }),
])

function personOfClaims(claims: z.infer<typeof Claims>): Person {
  const signedIn = {
    accountId: claims.sub,
    sessionId: claims.sid,
    ...(claims.operator && { operator: claims.operator }),
  }
  return claims.kind === 'Candidate'
    ? { ...signedIn, kind: 'Candidate', candidateId: claims.myId }
    : {
        ...signedIn,
        kind: 'Company',
        companyId: claims.myId,
        userType: claims.userType,
        permissions: claims.permissions,
        ...(claims.protectBy !== undefined && { protectBy: claims.protectBy }),
      }
}
