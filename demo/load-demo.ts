import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/connection.ts'
import { referenceVersions } from '#database/schema/reference.ts'
import { sendSignal } from '#database/signals.ts'

// Any fixed number: processes starting at once take turns, and the second finds nothing left to load.
const demoLock = 7_204_522

/**
 * Organizations, forms, candidates and applications to look at, around the demo accounts. Once: what was done with them
 * since stays, and what was deleted stays deleted.
 */
export async function loadDemo(db: Database, now = new Date()) {
  if (await isLoaded(db)) return
  // Its texts are many, and no later start needs them.
  const { writeDemo } = await import('./write-demo.ts')
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`)
    if (await isLoaded(tx)) return
    await tx.insert(referenceVersions).values({ name: 'demo', hash: 'once' })
    await writeDemo(tx, now)
    await sendSignal(tx, { kind: 'purge', tags: ['listings', 'companies', 'opportunities', 'communities'] })
  })
}

async function isLoaded(db: Database | Transaction) {
  return (await db.$count(referenceVersions, eq(referenceVersions.name, 'demo'))) > 0
}
