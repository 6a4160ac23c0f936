import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { type Connection, connect } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { newId } from '#platform/ids.ts'
import { axeFinds } from '../axe.ts'
import { journey } from '../journey.ts'
import { manyApplications } from '../many-applications.ts'
import { openPage } from '../open-page.ts'
import { publishForm, question } from '../publish-form.ts'
import { type MailServer, startMailServer } from '../services/mail-server.ts'
import { type StartedApp, startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clones.ts'

// An app of its own, which sends through a real mail server: fifty in a second, as it is delivered.
const browsers = journey()
let app: StartedApp
let mail: MailServer
let connection: Connection
beforeAll(async () => {
  mail = await startMailServer()
  app = await startApp(await cloneDatabase(inject('databaseServer')), { SMTP_URL: mail.url })
  connection = connect(app.databaseUrl, { max: 1 })
})
afterAll(async () => {
  await connection.close()
  await app.stop()
  await mail.stop()
})

const patient = { timeout: 20_000 }
const credits = 5000

// Of 5,000 the half lacks a document; of these 276 are withdrawn, and 22 others answered otherwise.
const found = 2202
const inWords = '2.202'

test('an officer narrows 5,000 by an answer and a missing document, keeps the view, moves all to a step by keyboard and takes it back, writes to them, pauses, goes on and stops', async () => {
  const asked = question('shortText', 'Ne sıklıkla?')
  const step = { id: newId(), name: 'Ön eleme', note: '', startsAt: null, endsAt: null }
  const { id } = await publishForm(app.address, 'Kalabalık Burs', { questions: [asked], steps: [step] })
  await aCrowd(id, asked.id)
  const { page, mistakes } = await openPage(
    { browser: browsers.browser, address: app.address },
    `/organizations-dashboard/forms/${id}/applications`,
    { signedIn: 'kurum@kopru.test', width: 1440, isWhole: true },
  )
  await narrow(page, asked.label)
  await keepView(page, 'Belgesi eksik olanlar')

  await selectAll(page)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByText('2.201 seçildi').waitFor()
  await page.keyboard.press('x')

  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ön eleme').check(patient)
  await dialog.getByText(`${inWords} başvuru değişecek.`).waitFor(patient)
  expect(await axeFinds(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Aşamayı değiştir' }).click()
  await page.getByText(`${inWords} başvuru “Ön eleme” aşamasına taşındı`).waitFor(patient)
  expect(await inStep(step.id)).toBe(found)

  await page.getByRole('button', { name: 'Geri al' }).click()
  await page.getByText(`${inWords} başvurudaki değişiklik geri alındı`).waitFor(patient)
  expect(await inStep(step.id)).toBe(0)

  await selectAll(page)
  await write(page)
  await pauseAndGoOn(page)
  await stopForGood(page)
  expect(mistakes).toEqual([])
})

/** 5,000 who applied, every other one without a document that was wanted, all with an address that takes mail. */
async function aCrowd(formId: string, questionId: string) {
  const { pool } = connection
  const [form] = (await pool.query('select company_id from forms where id = $1', [formId])).rows
  await manyApplications(pool, { id: formId, companyId: form.company_id }, 5000, questionId)
  await pool.query(
    `update application_snapshots set missing_document_type_ids = '{2}' where form_id = $1 and gpa < 50`,
    [formId],
  )
  await pool.query(`update accounts set email_verified_at = now() where email like 'cok-%'`)
  await pool.query(
    `insert into subscriptions (company_id, package, total_application_credit, total_document_credit, total_message_credit,
       left_application_credit, left_document_credit, left_message_credit, expiry_at)
     values ($1, 'growth', $2, $2, $2, $2, $2, $2, now() + interval '1 year')`,
    [form.company_id, credits],
  )
}

/** By what was answered, and by what is missing. */
async function narrow(page: Page, label: string) {
  await page.getByRole('button', { name: 'Filtreler' }).click()
  const drawer = page.getByRole('dialog')
  for (const group of ['Belgeler', 'Yanıtlar']) await drawer.locator('summary', { hasText: group }).click(patient)
  await drawer.getByLabel('Soru', { exact: true }).selectOption({ label }, patient)
  await drawer.getByLabel('Koşul', { exact: true }).selectOption({ label: 'İçeriyor' })
  await drawer.getByLabel('Değer', { exact: true }).fill('OFTEN')
  await drawer.getByLabel(/^Belgesi eksik/).check()
  // Counted beside the answer, before anything is applied.
  await drawer.getByText(inWords, { exact: true }).first().waitFor(patient)
  await drawer.getByRole('button', { name: 'Uygula' }).click()
  await page.getByRole('link', { name: /^Tümü\s?2\.202$/ }).waitFor(patient)
}

/** Kept, left, and opened again from its tab. */
async function keepView(page: Page, name: string) {
  await page.getByRole('button', { name: 'Görünüm ekle', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Görünümler' })
  await dialog.getByLabel('Yeni görünümün adı').fill(name, patient)
  await dialog.getByRole('button', { name: 'Görünümü kaydet' }).click()
  await dialog.waitFor({ state: 'detached', ...patient })
  // Its number comes later.
  const tab = page.getByRole('link', { name: new RegExp(`^${name}`) })
  await expect.poll(() => tab.getAttribute('aria-current'), patient).toBe('page')
  await page.getByRole('link', { name: 'Tümü', exact: true }).click()
  await page.getByRole('link', { name: /^Tümü\s?4\.445$/ }).waitFor(patient)
  await tab.click()
  await expect.poll(() => tab.getAttribute('aria-current'), patient).toBe('page')
}

async function selectAll(page: Page) {
  await page.getByLabel('Bu sayfadakilerin tümünü seç').check(patient)
  await page.getByText('50 seçildi').waitFor()
  await page.getByRole('button', { name: 'Tümünü seç (2.202)' }).click()
  await page.getByText(`${inWords} seçildi (2.152 başka sayfada)`).waitFor()
}

/** Held for half a minute, which is over at once here. */
async function write(page: Page) {
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Konu', { exact: true }).fill('Eksik belgen', patient)
  await dialog.getByLabel('Mesaj', { exact: true }).fill('Merhaba {{name}}, belgeni bekliyoruz.')
  await dialog.getByText(`${inWords} kişiye ulaşır; ${inWords} mesaj kredisi harcanır.`).waitFor(patient)
  await dialog.getByRole('button', { name: `${inWords} kişiye gönder` }).click()
  await page
    .getByRole('alertdialog')
    .filter({ hasText: `Mesaj 30 saniye sonra ${inWords} kişiye gidecek` })
    .waitFor(patient)
  await page.getByRole('link', { name: 'Mesajlar', exact: true }).click()
  await card(page).getByText('Bekliyor', { exact: true }).waitFor(patient)
  expect(await mailing()).toMatchObject({ state: 'held', credits: found, returned: 0, left: credits - found })
  expect(mail.received).toEqual([])
  const { id: mailingId } = await mailing()
  await connection.pool.query('update mailings set release_at = now() where id = $1', [mailingId])
  await connection.pool.query('update deliveries set due_at = now() where mailing_id = $1', [mailingId])
  await connection.db.transaction((tx) => enqueue(tx, jobs.deliverMailing, { mailingId }))
}

/** The batch being sent is finished; nothing more is sent until the mailing is resumed. */
async function pauseAndGoOn(page: Page) {
  await card(page).getByText('Gönderiliyor', { exact: true }).waitFor(patient)
  await expect.poll(() => mail.received.length, patient).toBeGreaterThan(30)
  await page.getByRole('button', { name: 'Duraklat' }).click()
  await card(page).getByText('Duraklatıldı', { exact: true }).waitFor(patient)
  await expect.poll(inHands, patient).toBe(0)
  const half = mail.received.length
  expect(half).toBeLessThan(found)
  expect(await axeFinds(page)).toEqual([])
  await page.reload()
  await card(page).getByText(`${half} / ${inWords}`).waitFor(patient)
  expect(mail.received.length).toBe(half)
  await page.getByRole('button', { name: 'Devam et' }).click()
  await card(page).getByText('Gönderiliyor', { exact: true }).waitFor(patient)
  await expect.poll(() => mail.received.length, patient).toBeGreaterThan(half + 20)
}

/**
 * Nothing is sent while the confirmation is open. Sent messages are kept and paid for; the other recipients get
 * nothing, and no one gets it twice.
 */
async function stopForGood(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Gönderim durdurulsun mu?' })
  await page.getByRole('button', { name: 'Durdur' }).click()
  await dialog.waitFor(patient)
  expect(await mailing()).toMatchObject({ state: 'paused' })
  await dialog.getByRole('button', { name: 'Vazgeç' }).click()
  await card(page).getByText('Gönderiliyor', { exact: true }).waitFor(patient)
  await page.getByRole('button', { name: 'Durdur' }).click()
  await dialog.getByRole('button', { name: 'Durdur' }).click()
  await card(page).getByText('Durduruldu', { exact: true }).waitFor(patient)
  await expect.poll(inHands, patient).toBe(0)
  const sent = mail.received.length
  expect(sent).toBeLessThan(found)
  await expect.poll(mailing, patient).toMatchObject({ state: 'stopped', returned: found - sent, left: credits - sent })
  await card(page).getByText('kredi iade edildi').waitFor(patient)
  expect(new Set(mail.received.map(({ to }) => JSON.stringify(to))).size).toBe(sent)
}

const card = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Eksik belgen' })

const inStep = async (stepId: string): Promise<number> =>
  (await connection.pool.query('select count(*)::int as count from applications where step_id = $1', [stepId])).rows[0]
    .count

const inHands = async (): Promise<number> =>
  (await connection.pool.query('select count(*)::int as count from deliveries where is_taken')).rows[0].count

/** The one mailing, and the credits that are left. */
async function mailing() {
  const { rows } = await connection.pool.query(
    `select m.id, m.state, m.credits, m.credits_returned as returned, s.left_message_credit as left
     from mailings m join subscriptions s on s.company_id = m.company_id`,
  )
  return rows[0] as { id: string; state: string; credits: number; returned: number; left: number }
}
