import { hasAccess } from '#contract/access.ts'
import type { Call } from '#contract/call.ts'
import type { Caller, Person } from '#contract/caller.ts'
import type { May } from '#contract/may.ts'
import { type ProblemCode, problem } from '#contract/problems.ts'
import { needsProtection } from '#contract/while-unprotected.ts'
import { logSecurity, type SecurityEvent } from '#platform/security/security-log.ts'

/**
 * The only place where the contract's `may` is enforced, before any input is read. Callers without access get "not
 * found", so that they learn nothing; only members are told that a right is missing.
 */
export function requirePermission(
  { may, method, path }: Pick<Call, 'may' | 'method' | 'path'>,
  caller: Caller,
  params: unknown,
) {
  const { person } = caller
  if (may.who === 'anyone') return
  if (!person) throw problem('accounts.signInNeeded')
  const refuse = (event: SecurityEvent, code: ProblemCode) => {
    logSecurity(event, caller, { code, call: `${method} ${path}` })
    return problem(code)
  }
  if (!isOwn(may, person, params)) throw refuse('permission.stranger', 'accounts.notFound')
  if (may.who === 'operator' && person.operator === 'unprotected')
    throw refuse('permission.missing', 'operations.secondFactorNeeded')
  if (needsProtection({ may, method, path }) && isLate(person))
    throw refuse('permission.missing', 'companies.secondFactorNeeded')
  if (!isAllowed(may, person)) throw refuse('permission.missing', 'permissions.missing')
}

function isOwn(may: May, person: Person, params: unknown) {
  switch (may.who) {
    case 'candidate':
      return person.kind === 'Candidate' && person.candidateId === idIn(params, 'candidateId')
    case 'member':
    case 'root':
      return person.kind === 'Company' && person.companyId === idIn(params, 'companyId')
    case 'operator':
      return person.operator !== undefined
    default:
      return true
  }
}

/** Whether a member still lacks the demanded second factor after the grace period. */
export const isLate = (person: Person) =>
  person.kind === 'Company' && person.protectBy !== undefined && person.protectBy <= Date.now()

function isAllowed(may: May, person: Person) {
  if (person.kind === 'Candidate') return true
  if (may.who === 'root') return person.userType === 'Root'
  if (may.who !== 'member' || !may.module || !may.access) return true
  return hasAccess(person, may.module, may.access)
}

const idIn = (params: unknown, name: string) =>
  typeof params === 'object' && params !== null ? (params as Readonly<Record<string, unknown>>)[name] : undefined
