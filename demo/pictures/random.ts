export interface Random {
  between(low: number, high: number): number
  whole(low: number, high: number): number
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice
  chance(share: number): boolean
}

/** The same seed tells the same story: mulberry32, started from a hash of the seed. */
export function randomOf(seed: string): Random {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    between: (low, high) => low + next() * (high - low),
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    chance: (share) => next() < share,
  }
}
