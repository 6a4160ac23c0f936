import { lt, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { visits } from '#database/schema/visits.ts'

export async function sweepVisits({ days }: { readonly days: number }) {
  const { rowCount } = await database()
    .delete(visits)
    .where(lt(visits.at, sql`now() - make_interval(days => ${days})`))
  return rowCount ?? 0
}
