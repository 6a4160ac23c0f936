/** Operations per second of `work`, run with `width` at once for about `seconds`. */
export async function operations(work: () => unknown, { width = 1, seconds = 2 } = {}) {
  for (let warm = 0; warm < 50; warm++) await work()
  let done = 0
  const end = performance.now() + seconds * 1000
  const started = performance.now()
  const lane = async () => {
    while (performance.now() < end) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
  return (done * 1000) / (performance.now() - started)
}

/** The median of several runs of each contender, taken in turn, so that other load of the machine affects all alike. */
export async function alternately<N extends string>(contenders: Record<N, () => Promise<number>>, rounds = 5) {
  const results = Object.fromEntries(Object.keys(contenders).map((name) => [name, [] as number[]])) as Record<
    N,
    number[]
  >
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(contenders) as N[]) results[name].push(await contenders[name]())
  }
  return Object.fromEntries((Object.keys(results) as N[]).map((name) => [name, middle(results[name])])) as Record<
    N,
    number
  >
}

function middle(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number
}
