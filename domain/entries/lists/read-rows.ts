import type { EntryRow } from '#database/schema/entries.ts'
import { type EnteredPerson, type Fault, type KnownClasses, type RowValues, readPerson } from '../read-person.ts'
import type { EntryListRecord } from './own-entry-list.ts'

type Columns = Pick<EntryListRecord, 'fields' | 'level'>

export type ReadRow = {
  readonly line: number
  readonly values: RowValues
} & ({ readonly person: EnteredPerson } | { readonly faults: readonly Fault[] })

/** Reads every row of a list as a person, or tells what is wrong with it. */
export const readRows = (list: Columns & Pick<EntryListRecord, 'rows'>, known: KnownClasses): ReadRow[] =>
  list.rows.map((row) => readRow(list, row, known))

function readRow(list: Columns, { line, cells }: EntryRow, known: KnownClasses): ReadRow {
  const values = valuesOf(list, cells)
  return { line, values, ...readPerson(line, values, known, list.level) }
}

const valuesOf = ({ fields }: Columns, cells: readonly string[]): RowValues =>
  Object.fromEntries(fields.flatMap((field, at) => (field === null ? [] : [[field, cells[at] ?? '']])))
