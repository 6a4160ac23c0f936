/** An entry with an id: its parent (a province, a university) and its name. */
export interface Entry {
  readonly id: number
  readonly scope: number | null
  readonly names: readonly string[]
}

/** Imported ids are below a million, the catalogue's begin there; made-up ids collide with neither. */
const madeUp = 2_000_000

/**
 * Assigns ids to imported rows so that ids that people have chosen keep their meaning: the id of the existing entry
 * with the same name in the same place; else the row's own id, if it is free, or belongs to an entry of that place
 * that no other row matches (it was renamed); else a new one.
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
