import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { type Connection, connect } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { forms } from '#database/schema/forms.ts'
import { newId } from '#platform/ids.ts'
import { axeFinds, sticksOut } from '../axe.ts'
import { journey } from '../journey.ts'
import { manyApplications } from '../many-applications.ts'
import { goTo, openPage } from '../open-page.ts'
import { press } from '../pages/press.ts'
import { publishForm } from '../publish-form.ts'
import { type StartedApp, startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clones.ts'

// An app of its own: its worker anonymises whatever is due.
const browsers = journey()
let app: StartedApp
let connection: Connection
beforeAll(async () => {
  app = await startApp(await cloneDatabase(inject('databaseServer')))
  connection = connect(app.databaseUrl, { max: 1 })
})
afterAll(async () => {
  await connection.close()
  await app.stop()
})

const patient = { timeout: 30_000 }
const size = 120

test('an old form is anonymised in front of our eyes, one application held by reason, and its report is unchanged', async () => {
  const formId = await anOldForm()
  const place = { browser: browsers.browser, address: app.address }
  const { page, mistakes } = await openPage(place, '/organizations-dashboard/forms', {
    signedIn: 'kurum@kopru.test',
    width: 1440,
  })
  const report = `/organizations-dashboard/reports/breakdown?period=all&form=${formId}&group=university`
  const before = await figures(page, report)
  expect(before.length).toBeGreaterThan(10)

  await goTo(page, `${app.address}/organizations-dashboard/forms/${formId}/retention`)
  await expectGood(page)
  await page.getByText(`${size} başvuru`, { exact: true }).waitFor()
  await hold(page, await numberOf(formId))
  await expectGood(page)

  // A month after the warning, which comes by news.
  await worked(jobs.warnOfRetention)
  await expect.poll(() => notices(), patient).toBe(size - 1)
  await connection.pool.query(`update retention_notices set told_at = told_at - interval '32 days'`)
  await worked(jobs.anonymiseDue)
  await expect
    .poll(async () => (await connection.pool.query('select from retention_runs where ended_at is not null')).rowCount, {
      timeout: 60_000,
    })
    .toBe(1)
  await goTo(page, `${app.address}/organizations-dashboard/forms/${formId}/retention`)
  await page.getByText(`${size - 1} başvuru, 0 dosya`).waitFor(patient)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectGood(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  expect(await figures(page, report)).toEqual(before)
  await goTo(page, `${app.address}/organizations-dashboard/forms/${formId}/applications`)
  await page.getByText('Bilgileri silinen kişi').first().waitFor(patient)

  // The reason no longer holds.
  await goTo(page, `${app.address}/organizations-dashboard/forms/${formId}/retention`)
  await press(page, 'Ek süreyi kaldır')
  const dialog = page.getByRole('dialog', { name: 'Ek saklama süresi kaldırılsın mı?' })
  await dialog.getByRole('button', { name: 'Ek süreyi kaldır' }).click()
  await page.getByText(/^Kaldıran: /).waitFor(patient)
  await dialog.waitFor({ state: 'hidden' })
  await changeTime(page)
  expect(mistakes).toEqual([])
}, 180_000)

/** A form whose applicants were all rejected two and a half years ago. */
async function anOldForm() {
  const { id } = await publishForm(app.address, 'Eski Burs', {})
  const [form] = await connection.db.select().from(forms).where(eq(forms.id, id))
  await manyApplications(connection.pool, { id, companyId: form?.companyId ?? '' }, size, newId())
  await connection.pool.query(
    `update applications set status = 'Rejected', submitted_at = submitted_at - interval '31 months',
       result_published_at = now() - interval '30 months' where form_id = $1`,
    [id],
  )
  return id
}

const worked = (job: typeof jobs.anonymiseDue | typeof jobs.warnOfRetention) =>
  connection.db.transaction((tx) => enqueue(tx, job, {}))

const notices = async () => (await connection.pool.query('select from retention_notices')).rowCount

/** The rows of the report's table. */
async function figures(page: Page, address: string) {
  await goTo(page, app.address + address)
  const rows = page.locator('main table tr')
  await rows.first().waitFor({ state: 'attached', ...patient })
  return rows.allTextContents()
}

/** The number on the receipt of one of them. */
async function numberOf(formId: string) {
  const { rows } = await connection.pool.query<{ number: number; letters: string }>(
    `select forms.number, receipt_letters(applications.id) as letters from applications join forms on forms.id = form_id
     where form_id = $1 order by applications.id limit 1`,
    [formId],
  )
  return `${rows[0]?.number}-${rows[0]?.letters}`
}

async function hold(page: Page, number: string) {
  await press(page, 'Daha uzun sakla')
  const dialog = page.getByRole('dialog', { name: 'Daha uzun sakla' })
  await dialog.getByLabel('Gerekçe').fill('Dava sürüyor (2026/118 E.)')
  await dialog.getByLabel('Başvuru numarası').fill('000000-AAAAAA')
  await dialog.getByRole('spinbutton').first().click()
  await page.keyboard.type('30062027')
  await dialog.getByRole('button', { name: 'Sakla', exact: true }).click()
  await dialog.getByText('Bu formda bu numarayla bir başvuru yok.').waitFor(patient)
  await dialog.getByLabel('Başvuru numarası').fill(number)
  expect(await axeFinds(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Sakla', exact: true }).click()
  // The dialog, with the same words in its field, may still be closing.
  await page.getByRole('paragraph').filter({ hasText: 'Dava sürüyor (2026/118 E.)' }).waitFor(patient)
  await page.getByText('Saklanıyor', { exact: true }).waitFor()
}

/** By keyboard: another time, which is saved. */
async function changeTime(page: Page) {
  const field = page.getByLabel('Biten başvurular ne kadar saklansın?')
  await field.fill('36')
  // The dialog before gives the focus back when it is gone.
  await field.press('Enter')
  await page.getByText('Saklama süresi 36 ay oldu').waitFor(patient)
}

async function expectGood(page: Page) {
  expect(await axeFinds(page)).toEqual([])
  expect(await page.evaluate(sticksOut)).toBe(false)
}
