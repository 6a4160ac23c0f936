/** Where each part of a column begins and ends when they stand on each other. What is below zero takes no room. */
export function stacked(parts: readonly number[]): readonly (readonly [from: number, to: number])[] {
  let top = 0
  return parts.map((part) => {
    const from = top
    top += Math.max(0, part)
    return [from, top] as const
  })
}
