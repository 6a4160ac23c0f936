/** Tells the person at the terminal what is being done, and how long it took once it is done. */
export async function say<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  console.log(`  ✓ ${what} (${Math.round(performance.now() - started)} ms)`)
  return result
}

/** A remark in between, such as work that only a first start has. */
export function tell(what: string) {
  console.log(`  · ${what}`)
}
