import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'

/** The names of steps of an organization's forms, by their ids. */
export async function stepNames(companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await database().execute<{ id: string; name: string }>(sql`
    select step ->> 'id' as id, step ->> 'name' as name
    from ${forms}, jsonb_array_elements(${forms.content} -> 'steps') as step
    where ${forms.companyId} = ${companyId} and step ->> 'id' = any(${sql.param([...ids])}::text[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
