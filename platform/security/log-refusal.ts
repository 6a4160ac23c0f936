import type { Call } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type ProblemCode, ProblemError } from '#contract/problems.ts'
import { logSecurity, type SecurityEvent } from './security-log.ts'

const events: Readonly<Partial<Record<ProblemCode, SecurityEvent>>> = {
  'accounts.wrongCredentials': 'signIn.failed',
  'accounts.signInExpired': 'signIn.failed',
  'secondFactors.wrongPasskey': 'secondFactor.failed',
  'secondFactors.wrongAppCode': 'secondFactor.failed',
  'secondFactors.wrongRecoveryCode': 'secondFactor.failed',
  'accounts.wrongCode': 'code.wrong',
  'accounts.wrongLink': 'code.wrong',
  'accounts.wrongPassword': 'password.wrong',
  'permissions.missing': 'permission.missing',
}

/** Logs refusals that concern authentication or authorization; others are not security events. */
export function logRefusal(error: unknown, { method, path }: Call, caller: Caller) {
  if (!(error instanceof ProblemError)) return
  const { code, status, values } = error
  const event = status === 429 ? 'limit.refused' : events[code]
  if (!event) return
  const account = typeof values.accountId === 'string' ? values.accountId : undefined
  logSecurity(event, caller, { code, call: `${method} ${path}`, ...(account !== undefined && { account }) })
}
