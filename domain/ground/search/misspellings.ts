const alphabet = [...'abcdefghijklmnopqrstuvwxyz']

/**
 * All strings that are one typing mistake away from a word, the likelier mistakes first: two swapped letters, an extra
 * one, a missing one, a wrong one.
 */
export function oneSlipFrom(word: string): string[] {
  const places = Array.from(word, (_, at) => at)
  const swapped = places
    .slice(1)
    .map((at) => word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1))
  const shorter = places.map((at) => word.slice(0, at) + word.slice(at + 1))
  const longer = [...places, word.length].flatMap((at) =>
    alphabet.map((letter) => word.slice(0, at) + letter + word.slice(at)),
  )
  const changed = places.flatMap((at) => alphabet.map((letter) => word.slice(0, at) + letter + word.slice(at + 1)))
  return [...new Set([...swapped, ...shorter, ...longer, ...changed])].filter((variant) => variant !== word)
}

/** The number of typing mistakes between two words: extra, missing, wrong or swapped letters. */
export function slipsBetween(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next.push(
        Math.min(
          (last[at] ?? 0) + 1,
          (next[at - 1] ?? 0) + 1,
          (last[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    ;[before, last] = [last, next]
  }
  return last[other.length] ?? 0
}
