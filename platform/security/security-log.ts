import { isIPv6 } from 'node:net'
import type { Caller } from '#contract/caller.ts'
import { addressGroup } from '../address-group.ts'
import type { Log } from '../log.ts'

/** Events of accounts and permissions; docs/operations.md explains each. */
export type SecurityEvent =
  | 'signIn.succeeded'
  | 'signIn.failed'
  | 'secondFactor.failed'
  | 'code.wrong'
  | 'password.wrong'
  | 'password.changed'
  | 'password.reset'
  | 'session.reused'
  | 'limit.refused'
  | 'permission.missing'
  | 'permission.stranger'
  | 'teamProtection.started'
  | 'teamProtection.ended'
  | 'operator.act'

let log: Log | undefined

/** The lines go to the log of the process. */
export function writeSecurityLog(to: Log) {
  log = to
}

interface Facts {
  /** The affected account, if not the caller's own */
  readonly account?: string | undefined
  readonly code?: string
  readonly call?: string
  readonly act?: string
  readonly company?: string
}

/** One line with ids alone: no names, addresses, bodies or tokens. */
export function logSecurity(
  event: SecurityEvent,
  { person, address, requestId }: Pick<Caller, 'person' | 'address' | 'requestId'>,
  { account = person?.accountId, ...facts }: Facts = {},
) {
  log?.info({ id: requestId, security: event, account: account ?? null, place: networkOf(address), ...facts })
}

/** The network of an address: /24 of IPv4, /48 of IPv6. Enough to see that tries come from one place, and of no one person. */
export function networkOf(address: string | undefined): string | null {
  if (address === undefined) return null
  const group = addressGroup(address)
  if (!isIPv6(address.split('%', 1)[0] ?? '') || group.includes('.')) return group.replace(/\.\d+$/, '.0/24')
  return `${group.split(':').slice(0, 3).join(':')}::/48`
}
