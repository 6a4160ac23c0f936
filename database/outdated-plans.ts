/**
 * Whether a connection keeps plans of columns that have another type since: a migration changed them while the connection
 * was open. Every statement of that plan would fail, so the connection is given up, and the next one plans anew.
 */
export function hasOutdatedPlans(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isThis = 'code' in error && error.code === '0A000' && error.message.startsWith('cached plan')
  return isThis || hasOutdatedPlans(error.cause)
}
