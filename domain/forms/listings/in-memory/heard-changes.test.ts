import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAdvertisements as call } from '#contract/listings/listings.ts'
import { listings } from '#database/schema/forms.ts'
import { hearSignals, onSending } from '#database/signals.ts'
import { purgeForms } from '#domain/forms/forms/purge-forms.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aListing, anOrganization } from '../../../../tests/listings.ts'
import { plansOf } from '../../../../tests/plans.ts'
import { listAdvertisements } from '../list-advertisements.ts'
import { heldCopy, holdListings, setListingMemory } from './listing-memory.ts'

const connection = testDatabase()
let companyId: string
let stop: () => Promise<void>
let losses = 0

// Wired up as in a serving process.
beforeAll(async () => {
  companyId = (await anOrganization()).id
  const memory = holdListings()
  const lost = () => {
    losses += 1
    memory.lost()
  }
  const ears = await hearSignals(connection.url, memory.hear, lost, createLog('silent'), memory.deafen)
  const unhear = onSending(memory.sent)
  setListingMemory(memory)
  stop = async () => {
    setListingMemory(undefined)
    unhear()
    await ears.stop()
  }
})
afterAll(() => stop())

// Renewing is limited to a tenth of the time, so on a busy machine it may take long.
const patience = { timeout: 10_000 }

const titles = async () => {
  const input = call.query.parse({ companyId: [companyId], pageSize: 100 })
  const { items } = await listAdvertisements({ language: 'tr', requestId: 'test' }, input)
  return items.map(({ title }) => title)
}

/** Changes a listing and sends the signal in one transaction, as publishing does. */
async function renamed(formId: string, title: string) {
  await connection.db.transaction(async (tx) => {
    await tx.update(listings).set({ title }).where(eq(listings.formId, formId))
    await purgeForms(tx, [formId])
  })
}

/** The same as from another process: this one learns of it only by the signal. */
async function renamedElsewhere(formId: string, title: string) {
  const signal = JSON.stringify({ kind: 'purge', tags: ['listings', `form-${formId}`] })
  await connection.db.transaction(async (tx) => {
    await tx.update(listings).set({ title }).where(eq(listings.formId, formId))
    await tx.execute(sql`select pg_notify('kopru_signals', ${signal})`)
  })
}

test('a change by this process is visible at once, each time', async () => {
  const { id } = await aListing({ companyId, title: 'Önceki' })
  await expect.poll(heldCopy, patience).toBeDefined()
  for (let round = 0; round < 20; round++) {
    await renamed(id, `Başlık ${round}`)
    expect(await titles()).toEqual([`Başlık ${round}`])
  }
})

test('a change by another process is visible after its signal, and then without a query', async () => {
  const { id } = await aListing({ companyId, title: 'Bizim' })
  await renamedElsewhere(id, 'Onların')
  await expect.poll(titles, patience).toContain('Onların')
  await expect.poll(heldCopy, patience).toBeDefined()
  expect(await plansOf(connection.pool, titles)).toEqual([])
})

test('a change while the signal connection is lost becomes visible', async () => {
  const { id } = await aListing({ companyId })
  await renamed(id, 'Kopmadan önce')
  await expect.poll(heldCopy, patience).toBeDefined()
  await connection.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'kopru signals' and datname = current_database()`)
  await expect.poll(heldCopy, patience).toBeUndefined()
  await renamedElsewhere(id, 'Koptuktan sonra')
  expect(await titles()).toContain('Koptuktan sonra')
  await expect.poll(() => losses, patience).toBe(1)
  await expect.poll(heldCopy, patience).toBeDefined()
  expect(await titles()).toContain('Koptuktan sonra')
})
