/** Deadlock, serialization failure, too many connections, starting up or shutting down. */
const passing = new Set(['40P01', '40001', '53300', '57P01', '57P02', '57P03'])

/** Whether the database would do the same thing if it were asked again: what it refused is undone, and nobody's mistake. */
export function isBusyDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isPassing = 'code' in error && typeof error.code === 'string' && passing.has(error.code)
  // The pool's own words, which have no code.
  return isPassing || error.message === 'timeout exceeded when trying to connect' || isBusyDatabase(error.cause)
}
