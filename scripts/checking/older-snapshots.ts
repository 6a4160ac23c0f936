import { globSync } from 'node:fs'

/** The snapshots of the schema that a newer one has replaced; their numbers have four digits, so they sort as text. */
export function olderSnapshots(): string[] {
  return globSync('database/migrations/meta/*_snapshot.json').sort().slice(0, -1)
}
