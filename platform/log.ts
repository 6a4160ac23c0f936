import { type DestinationStream, type LoggerOptions, pino } from 'pino'

export type Log = ReturnType<typeof createLog>

/**
 * A log of JSON lines. Each call site chooses what is logged (a route's pattern, never its address or body); redaction
 * is a second safeguard.
 */
export function createLog(level: string, destination: DestinationStream = writtenByTurns()) {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: ['*.password', '*.email', '*.gsm', '*.iban', '*.tckn', '*.authorization', '*.cookie', 'headers', 'req'],
      remove: true,
    },
  }
  return pino(options, destination)
}

/**
 * Standard output, written once per turn of the event loop on this thread: a line queued in another thread would be
 * lost if the process is killed. The rest is written at exit. Unlike pino's `flushSync` it does not wait for the disk:
 * written data outlives the process anyway.
 */
function writtenByTurns(): DestinationStream & { flushSync(): void } {
  const output = pino.destination({ dest: 1, sync: true })
  let lines = ''
  const writeOut = () => {
    const due = lines
    lines = ''
    if (due !== '') output.write(due)
  }
  const flushSync = () => {
    writeOut()
    output.flushSync()
  }
  process.once('exit', flushSync)
  return {
    write(line) {
      if (lines === '') setImmediate(writeOut)
      lines += line
      if (lines.length > mostWaiting) writeOut()
    },
    flushSync,
  }
}

/** Letters: a turn that logs more than these writes more than once. */
const mostWaiting = 8192

/**
 * Describes an error without the values in it: PostgreSQL's messages quote them ("invalid input syntax for type date:
 * …"), and the query builder's list every parameter.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const fromDatabase = isFromDatabase(error) || isFromDatabase(error.cause)
  return {
    type: error.name,
    ...(fromDatabase ? {} : { message: error.message }),
    ...pick(error, ['code', 'query', 'constraint', 'table', 'column', 'routine']),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

const isFromDatabase = (error: unknown) => error instanceof Error && ('severity' in error || 'params' in error)

function pick(error: Error, names: readonly string[]) {
  return Object.fromEntries(
    Object.entries(error).filter(([name, value]) => names.includes(name) && typeof value === 'string'),
  )
}
