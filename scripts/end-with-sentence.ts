/** The end of a script that could not: a sentence for the person at the terminal; LOG_LEVEL=debug shows where it came from. */
export function endWithSentence(error: unknown) {
  console.error(error instanceof Error && process.env.LOG_LEVEL !== 'debug' ? error.message : error)
  process.exitCode = 1
}
