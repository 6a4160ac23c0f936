import type { Call } from '../call.ts'
import { type Problem, type ProblemCode, problemStatuses } from '../problems.ts'
import { keyProblems, takesKey } from '../request-key.ts'
import { changesCompany } from '../while-suspended.ts'
import { needsProtection } from '../while-unprotected.ts'
import type { Answer } from './operation.ts'

/** The texts of a problem; they are in locales/, which the contract does not import. */
export type ProblemWords = (code: ProblemCode) => { readonly title: string; readonly detail: string }

/** Every problem of a call: its own, those of its permission and input, and general ones. */
export function problemsOf(call: Call): readonly ProblemCode[] {
  const codes: ProblemCode[] = ['request.invalid', ...refusalsOf[call.may.who]]
  if (changesCompany(call)) codes.push('companies.suspended')
  if (needsProtection(call)) codes.push('companies.secondFactorNeeded')
  if (call.fresh) codes.push('accounts.signInNeeded', 'accounts.confirmationNeeded')
  if (call.body) codes.push('request.brokenJson', 'request.tooComplex', 'request.tooLarge', 'request.wrongType')
  if (takesKey(call)) codes.push(...keyProblems)
  return [...new Set([...codes, ...(call.problems ?? []), 'server.failed', 'server.busy', 'server.full'] as const)]
}

/** The refusals of api/performing/permission.ts. */
const refusalsOf: Readonly<Record<Call['may']['who'], readonly ProblemCode[]>> = {
  anyone: [],
  signedIn: ['accounts.signInNeeded'],
  candidate: ['accounts.signInNeeded', 'accounts.notFound'],
  member: ['accounts.signInNeeded', 'accounts.notFound', 'permissions.missing'],
  root: ['accounts.signInNeeded', 'accounts.notFound', 'permissions.missing'],
  operator: ['accounts.signInNeeded', 'accounts.notFound', 'operations.secondFactorNeeded'],
}

/** Problems with the same status share one answer, as OpenAPI requires. */
export function describeProblems(codes: readonly ProblemCode[], words: ProblemWords): Record<string, Answer> {
  const byStatus = Map.groupBy(codes, (code) => problemStatuses[code])
  return Object.fromEntries([...byStatus].map(([status, group]) => [status, describeStatus(status, group, words)]))
}

function describeStatus(status: number, codes: readonly ProblemCode[], words: ProblemWords): Answer {
  return {
    description: codes.map((code) => words(code).title).join(' · '),
    ...(status === 503 || status === 429
      ? { headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } } }
      : {}),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem', properties: { code: { enum: [...codes] } } },
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code, words) }])),
      },
    },
  }
}

function exampleOf(code: ProblemCode, words: ProblemWords): Problem {
  return {
    type: `/api/docs#${code}`,
    ...words(code),
    status: problemStatuses[code],
    code,
    requestId: '019a8a5e-8d2c-7c11-9f0e-3b1c6a2f4d5e',
  }
}
