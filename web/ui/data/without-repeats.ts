export interface Repeated<Item> {
  readonly item: Item
  readonly times: number
  /** The last one of the run: in a list with the newest first, the oldest */
  readonly first: Item
}

/** Merges runs of equal items into one, with their count. */
export function withoutRepeats<Item>(
  items: readonly Item[],
  areAlike: (one: Item, other: Item) => boolean,
): readonly Repeated<Item>[] {
  const rows: Repeated<Item>[] = []
  for (const item of items) {
    const last = rows.at(-1)
    if (last && areAlike(last.item, item)) rows[rows.length - 1] = { ...last, times: last.times + 1, first: item }
    else rows.push({ item, times: 1, first: item })
  }
  return rows
}
