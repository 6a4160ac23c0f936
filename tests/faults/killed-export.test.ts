import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect } from 'vitest'
import yauzl from 'yauzl'
import type { Export } from '#contract/exports/exports.ts'
import { exportApplications as excelCall, exportFiles as filesCall } from '#contract/exports/make-exports.ts'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { notifications } from '#database/schema/notifications.ts'
import { exportApplications, exportFiles } from '#domain/desk/exports/export-applications.ts'
import { exportedFile } from '#domain/desk/exports/export-file.ts'
import { setFileStore } from '#domain/ground/files/store.ts'
import { setDelivery } from '#domain/ground/messages/delivery.ts'
import { folderStore } from '#platform/files/folder.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../builders.ts'
import { manyDocuments } from '../files/many-documents.ts'
import { readWorkbook } from '../files/read-workbook.ts'
import { manyApplications } from '../many-applications.ts'
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

const everybody = ['Submitted', 'InReview', 'Shortlisted', 'Approved', 'Rejected', 'Withdrawn']

/** A form that so many have applied to. */
async function aFullForm(count: number) {
  const company = await aCompany()
  const { id: formId } = await aPublishedForm(company)
  await manyApplications(world.connection.pool, { id: formId, companyId: company.companyId }, count, newId())
  return { caller: company.caller, ids: { companyId: company.companyId, formId } }
}

async function standing(id: string) {
  const [row] = await database().select().from(madeExports).where(eq(madeExports.id, id))
  if (!row) throw new Error('The export is not there')
  return row
}

/** The schedule's work of every minute, once the dead process has been silent for a minute. */
const aMinuteLater = (id: string) =>
  database().transaction(async (tx) => {
    await tx.update(madeExports).set({ leasedUntil: sql`now()` }).where(eq(madeExports.id, id))
    await enqueue(tx, jobs.resumeExports, {})
  })

/** Kills all processes twice while one of them makes the export, and waits until it is done. */
async function killedTwice({ id }: Export) {
  const { apps } = world
  for (const [before, share] of [0.15, 0.3].entries()) {
    await expect
      .poll(
        async () => {
          const { state, attempts, done, total } = await standing(id)
          // How far the dead one was is there until the next begins.
          return state === 'making' && attempts === before + 1 && done >= total * share && done < total
        },
        { timeout: 120_000, interval: 20 },
      )
      .toBe(true)
    await apps.killAll()
    await apps.startAgain(serverLoader ? 2 : 1)
    await aMinuteLater(id)
  }
  await expect.poll(async () => (await standing(id)).state, { timeout: 240_000 }).toBe('ready')
  expect((await standing(id)).attempts).toBe(3)
}

/** One file, one piece of news, and nothing of what the dead ones had written. */
async function expectOne({ id, fileName }: Export, companyId: string): Promise<Buffer> {
  const { filesDir } = world.apps
  expect(readdirSync(join(filesDir, 'private/exports', companyId))).toHaveLength(1)
  const told = await database()
    .select({ event: notifications.event })
    .from(notifications)
    .where(sql`${notifications.values} ->> 'title' = ${fileName}`)
  expect(told).toEqual([{ event: 'exportReady' }])
  const waiting = join(filesDir, '.waiting')
  const left = readdirSync(waiting)
  expect(left).toHaveLength(2)
  const longAgo = new Date(Date.now() - 86_400_000)
  for (const name of left) utimesSync(join(waiting, name), longAgo, longAgo)
  await database().transaction((tx) => enqueue(tx, jobs.sweepExports, {}))
  await expect.poll(() => readdirSync(waiting), { timeout: 60_000 }).toEqual([])
  const { content } = await exportedFile(id)
  return typeof content === 'function' ? buffer(await content()) : Buffer.from(content)
}

misfortune(
  'an Excel file of 40,000, whoever makes it killed twice half way: it is finished, one file, one piece of news',
  async () => {
    const count = 40_000
    const { caller, ids } = await aFullForm(count)
    const body = excelCall.body.parse({ status: everybody, answer: 'row' })
    const made = await exportApplications(caller, { ...ids, ...body })
    await killedTwice(made)
    const rows = await readWorkbook(await expectOne(made, ids.companyId))
    // Each person once, and the headings.
    expect([rows.length, new Set(rows.map(([name]) => name)).size]).toEqual([count + 1, count + 1])
  },
  600_000,
)

misfortune(
  'a zip of 400 MB of documents, whoever makes it killed twice half way: it is finished, one file, one piece of news',
  async () => {
    const { caller, ids } = await aFullForm(400)
    const store = folderStore(world.apps.filesDir)
    await manyDocuments(world.connection.pool, store, ids.formId, { each: 2, bytes: 500_000 })
    const body = filesCall.body.parse({ status: everybody, content: 'documents', answer: 'row' })
    const made = await exportFiles(caller, { ...ids, ...body })
    await killedTwice(made)
    const zip = await yauzl.fromBufferPromise(await expectOne(made, ids.companyId), { lazyEntries: true })
    // With the list of them.
    expect(zip.entryCount).toBe(801)
    // Each of them sees once that their documents were taken.
    expect(await database().$count(applicationHistory, eq(applicationHistory.event, 'documentsZipped'))).toBe(400)
  },
  600_000,
)
