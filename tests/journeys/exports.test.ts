import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import yauzl from 'yauzl'
import { jobs } from '#contract/jobs.ts'
import { type Connection, connect } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { newId } from '#platform/ids.ts'
import { axeFinds, sticksOut } from '../axe.ts'
import { readWorkbook } from '../files/read-workbook.ts'
import { journey } from '../journey.ts'
import { manyApplications } from '../many-applications.ts'
import { goTo, openPage } from '../open-page.ts'
import { publishForm } from '../publish-form.ts'
import { type StartedApp, startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clones.ts'

// An app that only answers, and beside it a worker that can be killed, on the same files.
const browsers = journey()
let app: StartedApp
let worker: StartedApp | undefined
let connection: Connection
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/kopru-exports-`)
  chmodSync(dataDir, 0o711)
  app = await startApp(await cloneDatabase(inject('databaseServer')), { PARTS: 'api,web', DATA_DIR: dataDir })
  connection = connect(app.databaseUrl, { max: 1 })
})
afterAll(async () => {
  await connection.close()
  await worker?.stop()
  await app.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const aWorker = () => startApp(app.databaseUrl, { PARTS: 'worker', DATA_DIR: dataDir })
const patient = { timeout: 60_000 }
const desk = '/organizations-dashboard'
/** So many that the worker tells at least once how far it is with their dossiers, on a quick machine too. */
const count = 300

test('a small export is there at once; a large one is cancelled, made anew, survives its worker, and is taken by who made it and by Root alone', async () => {
  const { id } = await publishForm(app.address, 'Aktarılan Burs', {})
  const { rows } = await connection.pool.query<{ company_id: string }>('select company_id from forms where id = $1', [
    id,
  ])
  await manyApplications(connection.pool, { id, companyId: rows[0]?.company_id ?? '' }, count, newId())
  await connection.pool.query(`update applications set status = 'Submitted' where form_id = $1`, [id])
  const list = `${desk}/forms/${id}/applications`

  // Root: the list itself, answered at once.
  const root = await openPage({ browser: browsers.browser, address: app.address }, list, {
    signedIn: 'kurum@kopru.test',
    width: 1440,
  })
  await openDialog(root.page)
  expect(await axeFinds(root.page)).toEqual([])
  const file = await downloaded(root.page, `${count} kişiyi dışa aktar`)
  expect(file.name).toMatch(/^Aktarılan Burs - .*\.xlsx$/)
  expect(await readWorkbook(file.bytes)).toHaveLength(count + 1)
  await root.page.getByText('Dosya indiriliyor').waitFor(patient)

  // A colleague: their dossiers, which wait for a worker and are not wanted any more.
  const { page, mistakes } = await openPage({ browser: browsers.browser, address: app.address }, list, {
    signedIn: 'okur@kopru.test',
    width: 1440,
  })
  await askForDossiers(page)
  const cards = page.getByRole('main').getByRole('listitem')
  expect(await cards.count()).toBe(1)
  await cards.getByText('Sırası gelince hazırlanacak').waitFor(patient)
  await page.getByRole('button', { name: 'İptal et' }).click()
  await page.getByText('İptal edildi').waitFor(patient)
  // The button is gone: the focus stays with its export.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), patient).toBe('H2')

  // Once more: it is seen how far it is, its worker dies, and the next one goes on.
  await goTo(page, app.address + list)
  await askForDossiers(page)
  worker = await aWorker()
  await halfWay()
  // Stands still, so that the page has its time to look.
  worker.freeze()
  const first = cards.first()
  await first.getByText(new RegExp(`^[1-9]\\d* / ${count}$`)).waitFor(patient)
  expect(await first.getByRole('progressbar').evaluate((bar) => (bar as HTMLProgressElement).value)).toBeGreaterThan(0)
  await worker.kill()
  worker = await aWorker()
  await aMinuteLater()
  await first.getByText('Hazır', { exact: true }).waitFor(patient)
  await first.getByText('Henüz indirilmedi.').waitFor(patient)
  expect(await axeFinds(page)).toEqual([])
  expect(await attempts()).toEqual([
    { state: 'cancelled', attempts: 0 },
    { state: 'ready', attempts: 2 },
  ])
  expect(await newsOf('okur@kopru.test')).toEqual(['exportReady'])

  const zip = await downloaded(page, 'İndir')
  expect((await yauzl.fromBufferPromise(zip.bytes)).entryCount).toBe(count + 1)
  await page.reload()
  await first.getByText(/indirildi\.$/).waitFor(patient)
  expect(mistakes).toEqual([])

  // Root sees all of them, on a phone too.
  await root.page.setViewportSize({ width: 360, height: 780 })
  await goTo(root.page, `${app.address}${desk}/exports`)
  await expect.poll(() => root.page.getByRole('main').getByRole('listitem').count()).toBe(3)
  expect(await root.page.evaluate(sticksOut)).toBe(false)
  expect((await yauzl.fromBufferPromise((await downloaded(root.page, 'İndir')).bytes)).entryCount).toBe(count + 1)
  expect(root.mistakes).toEqual([])
})

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Dışa aktar' }).click(patient)
  await page.getByRole('dialog').waitFor(patient)
}

async function askForDossiers(page: Page) {
  await openDialog(page)
  await page.getByLabel('Başvuru dosyaları').check()
  await page.getByRole('button', { name: `${count} kişiyi dışa aktar` }).click()
  await page.getByRole('heading', { name: 'Dışa aktarmalar', level: 1 }).waitFor(patient)
}

/** The file that a button gives. */
async function downloaded(page: Page, button: string) {
  const coming = page.waitForEvent('download', patient)
  await page.getByRole('button', { name: button }).first().click()
  const download = await coming
  return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) }
}

/** The schedule's work of every minute, once the dead process has been silent for a minute. */
const aMinuteLater = () =>
  connection.db.transaction(async (tx) => {
    await tx.execute(`update exports set carried_until = now() where state = 'making'`)
    await enqueue(tx, jobs.resumeExports, {})
  })

/** The worker has told how far it is, and is not ready. */
const halfWay = () =>
  expect
    .poll(async () => (await connection.pool.query(`select done from exports where state = 'making'`)).rows[0]?.done, {
      ...patient,
      interval: 10,
    })
    .toBeGreaterThan(0)

const attempts = async () =>
  (await connection.pool.query(`select state, attempts from exports where kind = 'dossiers' order by created_at`)).rows

const newsOf = async (email: string) =>
  (
    await connection.pool.query<{ event: string }>(
      'select event from notifications join accounts on accounts.id = account_id where email = $1',
      [email],
    )
  ).rows.map(({ event }) => event)
