/** Prints a step and its duration. */
export async function say<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  console.log(`  ✓ ${what} (${Math.round(performance.now() - started)} ms)`)
  return result
}

/** Prints a remark, such as about work of a first start. */
export function tell(what: string) {
  console.log(`  · ${what}`)
}
