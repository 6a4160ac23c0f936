import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import yauzl from 'yauzl'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { dataCopies } from '#database/schema/exports/data-copies.ts'
import { notifications } from '#database/schema/notifications.ts'
import { setFileStore } from '#domain/ground/files/store.ts'
import { setDelivery } from '#domain/ground/messages/delivery.ts'
import { askForDataCopy } from '#domain/privacy/data-copies/ask-for-data-copy.ts'
import { dataCopyFile } from '#domain/privacy/data-copies/take-data-copy.ts'
import { folderStore } from '#platform/files/folder.ts'
import { aCandidate } from '../builders.ts'
import { aLongLife } from '../worlds/a-long-life.ts'
import { appsToKill, misfortune, serverLoader } from './apps-to-kill.ts'

const world = appsToKill(async () => ({ PARTS: 'worker' }))

beforeAll(() => {
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'https://kopru.example', local: true })
  setFileStore(folderStore(world.apps.filesDir))
})
afterAll(() => {
  setFileStore(undefined)
  setDelivery(undefined)
})

const files = 600

misfortune(
  'a copy of the data of somebody with 300 MB of files, whoever makes it killed twice half way: one whole file, one piece of news',
  async () => {
    const { apps, connection } = world
    const who = await aCandidate()
    await aLongLife(connection.pool, folderStore(apps.filesDir), who, { applications: 200, files, bytes: 500_000 })
    const { items } = await askForDataCopy(who.caller, { candidateId: who.candidateId })
    const isIt = eq(dataCopies.id, items[0]?.id ?? '')
    const standing = async () => {
      const [row] = await database().select().from(dataCopies).where(isIt)
      if (!row) throw new Error('The copy is not there')
      return row
    }
    for (const [before, share] of [0.15, 0.3].entries()) {
      await expect
        .poll(
          async () => {
            const { state, attempts, done, total } = await standing()
            return state === 'making' && attempts === before + 1 && total > 0 && done >= total * share && done < total
          },
          { timeout: 120_000, interval: 20 },
        )
        .toBe(true)
      await apps.killAll()
      await apps.startAgain(serverLoader ? 2 : 1)
      // The schedule's work of every minute, once the dead process has been silent for a minute.
      await database().transaction(async (tx) => {
        await tx.update(dataCopies).set({ leasedUntil: sql`now()` }).where(isIt)
        await enqueue(tx, jobs.resumeDataCopies, {})
      })
    }
    await expect.poll(async () => (await standing()).state, { timeout: 240_000 }).toBe('ready')
    const { id, attempts, total } = await standing()
    expect(attempts).toBe(3)
    expect(readdirSync(join(apps.filesDir, 'private/data-copies', who.candidateId))).toHaveLength(1)
    const told = await database()
      .select({ event: notifications.event })
      .from(notifications)
      .where(sql`${notifications.accountId} = ${who.accountId} and ${notifications.address} is not null`)
    expect(told).toEqual([{ event: 'dataCopyReady' }])
    const { content } = await dataCopyFile(id)
    if (typeof content !== 'function') throw new Error('It is streamed')
    const zip = await yauzl.fromBufferPromise(await buffer(await content()), { lazyEntries: true })
    expect([zip.entryCount, zip.entryCount > files]).toEqual([total, true])
  },
  600_000,
)
