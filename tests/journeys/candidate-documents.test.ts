import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import PDFDocument from 'pdfkit'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { files } from '#database/schema/files.ts'
import { axeFinds } from '../axe.ts'
import { aDevice } from '../device.ts'
import { journey } from '../journey.ts'
import { goTo, signIn } from '../open-page.ts'
import { press } from '../pages/press.ts'
import { peopleOf } from '../people.ts'

const app = journey()
const { connection, aCandidate } = peopleOf(app)

test('an upload that is cut goes on after a reload and is there once; it is shown, replaced and deleted', async () => {
  const email = await aCandidate()
  const page = await aDevice(app.browser, app.address)
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page.context(), app.address, email)
  const mistakes: string[] = []
  page.on('pageerror', (error) => mistakes.push(error.message))
  const begun: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/uploads')) begun.push(request.url())
  })
  await goTo(page, `${app.address}/student-dashboard/documents`)

  // The connection is gone after the second part of half a megabyte.
  let parts = 0
  await page.route('**/uploads/*', (route) =>
    route.request().method() === 'PATCH' && ++parts > 2 ? route.abort('internetdisconnected') : route.continue(),
  )
  const paper = await aPaper('Transkript', 1_800_000)
  await press(page, 'Belge ekle')
  await page.getByRole('combobox', { name: 'Belge türü' }).fill('transkrip')
  await page.getByRole('option', { name: /^Transkript/ }).click()
  await choose(page, 'transkript.pdf', paper)
  expect(await axeFinds(page)).toEqual([])
  await press(page, 'Yükle')
  await page.getByRole('status').filter({ hasText: 'Bağlantı bekleniyor' }).waitFor()

  await page.unroute('**/uploads/*')
  await page.reload()
  await page.getByRole('status').filter({ hasText: 'Kaydedildi' }).waitFor()
  expect(begun).toHaveLength(1)
  expect(await filesOf(email)).toEqual([{ name: 'transkript.pdf', size: paper.length, type: 'application/pdf' }])

  // The file is shown within the page, and the focus returns.
  await page.getByRole('button', { name: /görüntüle$/ }).click()
  const viewer = page.getByRole('dialog', { name: 'transkript.pdf' })
  const address = await viewer.getByRole('link', { name: 'Yeni sekmede aç' }).first().getAttribute('href')
  const shown = await page.request.get(`${app.address}${address}`)
  expect((await shown.body()).equals(paper)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toMatch(/görüntüle$/)

  await page.getByRole('button', { name: /: yenile$/ }).click()
  await choose(page, 'transkript-yeni.pdf', await aPaper('Yeni', 1000))
  await press(page, 'Yükle')
  await page.getByRole('button', { name: /geçmiş$/ }).click()
  const history = page.getByRole('dialog', { name: /geçmiş$/ }).getByRole('listitem')
  await history.first().waitFor()
  expect(await history.allTextContents()).toEqual([
    expect.stringContaining('transkript-yeni.pdf'),
    expect.stringContaining('transkript.pdf'),
  ])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /: sil$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sil', exact: true }).click()
  await page.getByText('Henüz belgen yok').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('documents')
  expect(mistakes).toEqual([])
})

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input#file').setInputFiles({ name, mimeType: 'application/pdf', buffer })

const filesOf = (email: string) =>
  connection.db
    .select({ name: files.name, size: files.size, type: files.type })
    .from(files)
    .innerJoin(candidates, eq(candidates.id, files.candidateId))
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(eq(accounts.email, email))

/** A real PDF of about so many bytes, which no compression makes smaller. */
async function aPaper(title: string, bytes: number): Promise<Buffer> {
  const paper = new PDFDocument({ compress: false, info: { Keywords: randomBytes(bytes / 2).toString('hex') } })
  paper.text(title).end()
  const pieces: Buffer[] = []
  for await (const piece of paper) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
