/** Error codes of temporary failures: the database is overloaded, starting, stopping or unreachable. */
const passing = new Set([
  // Serialization failure, deadlock, too many connections.
  ...['40001', '40P01', '53300'],
  // Cancelled by the statement timeout.
  '57014',
  // Connection ended by an administrator, after a crash, at a start, or for being idle.
  ...['57P01', '57P02', '57P03', '57P05', '25P03'],
  // No connection, as reported by PostgreSQL and connection poolers.
  ...['08000', '08001', '08003', '08004', '08006'],
  // No connection, as reported by the operating system.
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['EAI_AGAIN', 'ENOTFOUND'],
])

/** Messages of the driver and the pool, which have no code. */
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
 * Whether an error is temporary: the transaction was rolled back, and a retry may succeed. Only a commit whose answer
 * was lost may have succeeded.
 */
export function isBusyDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return isPassing(error) || passingWords.has(error.message) || isBusyDatabase(error.cause)
}

function isPassing(error: Error) {
  if (!('code' in error) || typeof error.code !== 'string') return false
  // The socket file is missing while an embedded database restarts; any other missing file is a bug.
  return passing.has(error.code) || (error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect')
}
