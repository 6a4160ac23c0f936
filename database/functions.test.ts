import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testDatabase } from '../tests/database.ts'

const connection = testDatabase()

const files = globSync('database/functions/*/*.sql')
  .sort()
  .map((file) => readFileSync(file, 'utf8'))

test('the functions and triggers of a migrated database are those of database/functions', async () => {
  const client = await connection.pool.connect()
  try {
    const migrated = await definitions()
    const named = files.flatMap((text) =>
      [...text.matchAll(/^CREATE OR REPLACE (?:FUNCTION|TRIGGER) (\w+)/gm)].map(([, name]) => name),
    )
    expect(named.length).toBeGreaterThan(80)
    expect(migrated.map(({ name }) => name)).toEqual(named.sort())
    await client.query('begin')
    for (const text of files) await client.query(text)
    expect(await definitions()).toEqual(migrated)
  } finally {
    await client.query('rollback')
    client.release()
  }

  /** All but those of extensions and constraints. */
  async function definitions() {
    const { rows } = await client.query<{ name: string; definition: string }>(`
      select name collate "C", definition from (
        select proname as name, pg_get_functiondef(oid) as definition from pg_proc
        where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
        union all
        select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      ) as one order by 1, 2`)
    return rows
  }
})
