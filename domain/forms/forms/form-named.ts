import { eq, or, type SQL, sql } from 'drizzle-orm'
import { forms } from '#database/schema/forms.ts'
import { pattern } from '#domain/ground/reference/search.ts'

/** Finds forms by title, or by the number that people read out on the phone. */
export function formNamed(search: string | undefined): SQL | undefined {
  if (search === undefined) return undefined
  const inTitle = sql`${forms.search} like (select tr_fold(${pattern(search)}::text))`
  return /^\d{1,9}$/.test(search) ? or(inTitle, eq(forms.number, Number(search))) : inTitle
}
