/** Something with an id: where it belongs (a province in Türkiye, a faculty at a university) and what it is called. */
export interface Entry {
  readonly id: number
  readonly scope: number | null
  readonly names: readonly string[]
}

/** Imported ids end below a million, the catalogue's begin there; ids that we have to make up meet neither. */
const madeUp = 2_000_000

/**
 * The incoming rows under the ids that keep everything people have already chosen what it was: the id of the existing
 * entry with the same name in the same place; else the row's own id, when an existing entry of that place has it and no
 * other row turned out to be that entry (it was renamed) or when it is free; else a new one.
 */
export function keepIds<R extends { readonly id: number }>(
  existing: readonly Entry[],
  incoming: readonly R[],
  describe: (row: R) => Omit<Entry, 'id'>,
): R[] {
  const scopes = new Map(existing.map(({ id, scope }) => [id, scope]))
  const named = idsByName(existing)
  const entries = incoming.map((row) => ({ ...describe(row), id: row.id }))
  const kept = new Map<Entry, number>()
  const taken = new Set<number>()
  let fresh = Math.max(madeUp, ...[...scopes.keys()].filter((id) => id > madeUp))

  const sameName = ({ scope, names }: Entry) =>
    names.flatMap((name) => named.get(keyOf(scope, name)) ?? []).filter((id) => !taken.has(id))
  const ways: ((entry: Entry) => number | undefined)[] = [
    (entry) => sameName(entry).find((id) => id === entry.id),
    (entry) => sameName(entry)[0],
    ({ id, scope }) => (scopes.get(id) === scope && !taken.has(id) ? id : undefined),
    ({ id }) => (scopes.has(id) || taken.has(id) ? ++fresh : id),
  ]
  for (const way of ways) {
    for (const entry of entries) {
      const id = kept.has(entry) ? undefined : way(entry)
      if (id === undefined) continue
      kept.set(entry, id)
      taken.add(id)
    }
  }
  return incoming.map((row, at) => ({ ...row, id: kept.get(entries[at] as Entry) ?? row.id }))
}

function idsByName(entries: readonly Entry[]) {
  const ids = new Map<string, number[]>()
  for (const { id, scope, names } of entries) {
    for (const name of names) {
      const key = keyOf(scope, name)
      ids.set(key, [...(ids.get(key) ?? []), id])
    }
  }
  return ids
}

const keyOf = (scope: number | null, name: string) => `${scope}/${name}`
