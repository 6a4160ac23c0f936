import { sql } from 'drizzle-orm'
import type { Transaction } from '../connection.ts'
import { holidays } from '../schema/reference.ts'
import type { Holidays } from './import-shapes.ts'
import type { Written } from './upsert.ts'

type Holiday = Omit<typeof holidays.$inferInsert, 'origin'>

/**
 * Writes the holidays of whole years: the previous ones of a year are deleted, because a holiday that was moved must
 * not be there twice. Built-in ones do not overwrite a year that was imported.
 */
export async function writeHolidays(tx: Transaction, rows: readonly Holiday[], origin: 'builtin' | 'import') {
  const { rows: changed } = await tx.execute<{ inserted: boolean }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(day date, name text, "nameEn" text, half boolean)
      where ${origin} = 'import' or not exists (select from ${holidays} as imported
        where imported.origin = 'import' and extract(year from imported.day) = extract(year from given.day))
    ), gone as (
      delete from ${holidays} where extract(year from day) in (select extract(year from day) from given)
        and day not in (select day from given)
    )
    insert into ${holidays} (day, name, name_en, half, origin)
    select day, name, "nameEn", half, ${origin} from given
    on conflict (day) do update set name = excluded.name, name_en = excluded.name_en, half = excluded.half,
      origin = excluded.origin
    where (${holidays.name}, ${holidays.nameEn}, ${holidays.half}, ${holidays.origin})
      is distinct from (excluded.name, excluded.name_en, excluded.half, excluded.origin)
    returning xmax = 0 as inserted`)
  const inserted = changed.filter((row) => row.inserted).length
  return { table: 'holidays', rows: rows.length, inserted, changed: changed.length - inserted } satisfies Written
}

export const importHolidays = async (tx: Transaction, file: Holidays): Promise<readonly Written[]> => [
  await writeHolidays(
    tx,
    file.map(({ nameEn, ...row }) => ({ ...row, nameEn: nameEn ?? row.name })),
    'import',
  ),
]
