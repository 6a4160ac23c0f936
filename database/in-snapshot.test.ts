import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../tests/database.ts'
import { inSnapshot } from './in-snapshot.ts'

const connection = testDatabase()

test('a read on a lost connection fails with the original error, not with the failure to close the cursor', async () => {
  const reading = inSnapshot(async ({ some }) => {
    for await (const _ of some(sql`select generate_series(1, 1000) as number`, 10))
      await connection.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kopru snapshot' and datname = current_database()",
      )
  })
  await expect(reading).rejects.toThrow(/fetch forward/)
})
