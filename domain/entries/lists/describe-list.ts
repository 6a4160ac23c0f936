import type { EntryList } from '#contract/entries/entry-lists.ts'
import type { EntryListRecord } from './own-entry-list.ts'

const samples = 3

export function describeList({
  id,
  fileName,
  headings,
  fields,
  level,
  rows,
  actId,
  createdAt,
}: EntryListRecord): EntryList {
  return {
    id,
    fileName,
    columns: headings.map((heading, at) => ({
      heading,
      field: fields[at] ?? null,
      samples: rows
        .slice(0, 200)
        .map(({ cells }) => cells[at] ?? '')
        .filter((cell) => cell !== '')
        .slice(0, samples),
    })),
    level,
    total: rows.length,
    entered: actId !== null,
    createdAt: createdAt.toISOString(),
  }
}
