/**
 * Whether the error says that a connection's cached plan is outdated: a migration changed the type of a column while
 * the connection was open. Every statement of that plan would fail, so the connection is discarded, and the next one
 * plans anew.
 */
export function hasOutdatedPlans(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isThis = 'code' in error && error.code === '0A000' && error.message.startsWith('cached plan')
  return isThis || hasOutdatedPlans(error.cause)
}
