/** The start and end of each part of a stacked column. Negative parts take no space. */
export function stacked(parts: readonly number[]): readonly (readonly [from: number, to: number])[] {
  let top = 0
  return parts.map((part) => {
    const from = top
    top += Math.max(0, part)
    return [from, top] as const
  })
}
