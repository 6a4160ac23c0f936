/** What passes by itself: the database is overtaxed, starting up, shutting down or not there. */
const passing = new Set([
  // Serialization failure, deadlock, too many connections.
  ...['40001', '40P01', '53300'],
  // Ended by an administrator, by a crash of its neighbour, at a start; ended for being idle.
  ...['57P01', '57P02', '57P03', '57P05', '25P03'],
  // No connection, as PostgreSQL and poolers in front of it say.
  ...['08000', '08001', '08003', '08004', '08006'],
  // No connection, as the system says.
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['EAI_AGAIN', 'ENOTFOUND'],
])

/** The driver's and the pool's own words, which have no code. */
const passingWords = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
])

/**
 * Whether the database would do the same thing if it were asked again: what it refused is undone, and nobody's mistake.
 * Only a commit whose answer was lost may have been done.
 */
export function isBusyDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return isPassing(error) || passingWords.has(error.message) || isBusyDatabase(error.cause)
}

function isPassing(error: Error) {
  if (!('code' in error) || typeof error.code !== 'string') return false
  // The socket's file is away while an embedded database starts again; any other missing file is a mistake.
  return passing.has(error.code) || (error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect')
}
