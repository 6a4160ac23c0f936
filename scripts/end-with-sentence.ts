/** Ends a script that failed with a sentence for the person at the terminal; LOG_LEVEL=debug shows the stack. */
export function endWithSentence(error: unknown) {
  console.error(error instanceof Error && process.env.LOG_LEVEL !== 'debug' ? error.message : error)
  process.exitCode = 1
}
