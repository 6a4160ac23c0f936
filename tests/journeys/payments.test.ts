import { buffer } from 'node:stream/consumers'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { axeFinds, sticksOut } from '../axe.ts'
import { openPage } from '../open-page.ts'
import { type StartedApp, startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clones.ts'

let app: StartedApp & { readonly browser: Browser }

beforeAll(async () => {
  const started = await startApp(await cloneDatabase(inject('databaseServer')), { DEMO: 'whole' })
  app = { ...started, browser: await chromium.connect(inject('browserEndpoint')) }
}, 60_000)
afterAll(async () => {
  await app.browser.close()
  await app.stop()
})

const payments = '/organizations-dashboard/payments'

test('a month is paid: the run is made, its file taken, and the bank’s answer read with one that came back', async () => {
  const { page, context, mistakes } = await openPage(app, payments, {
    signedIn: 'kurum@kopru.test',
    width: 1440,
    isWhole: true,
  })
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('link', { name: 'Ödeme listesi hazırla' }).click()
  await page.getByRole('button', { name: 'Devam' }).click()
  await page.getByText(/beklediği için listeye girmiyor/).waitFor()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('link', { name: 'Devam' }).click()
  await page.getByLabel('CSV, noktalı virgüllü').check()
  await page.getByRole('button', { name: 'Devam' }).click()
  const make = page.getByRole('button', { name: /listeyi hazırla/ })
  await make.waitFor()
  expect(await page.getByRole('main').textContent()).not.toMatch(/TR\d{24}/)
  expect(await axeFinds(page)).toEqual([])
  // Nothing is lost on reload: what was chosen stands in the address.
  await page.reload()
  await make.click()

  await page.getByRole('heading', { name: 'Bankanın cevabı' }).waitFor()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Banka dosyasını indir' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Banka dosyasını indir' }).click(),
  ])
  const text = new TextDecoder('windows-1254').decode(await buffer(await download.createReadStream()))
  const rows = text.trim().split('\r\n').slice(1)
  const references = rows.map((row) => row.split(';')[6] ?? '')
  expect(rows.every((row) => /^TR\d{24};/.test(row))).toBe(true)
  await page.getByRole('button', { name: 'Dosyayı yeniden indir' }).waitFor()

  const said = references.map((reference, at) => `${reference};${at === 0 ? 'İade;Hesap kapalı' : 'Ödendi;'}`)
  const answer = ['Referans;Durum;Neden', ...said, 'K9999-00001;Ödendi;'].join('\n')
  const file = { name: 'sonuc.csv', mimeType: 'text/csv', buffer: Buffer.from(answer) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('1 satır bu listeyle eşleşmedi').waitFor()
  await page.getByRole('button', { name: `${references.length} ödemeyi işaretle` }).click()
  await page.getByText(`${references.length - 1} ödeme ödendi, 1 ödeme geri döndü olarak işaretlendi`).waitFor()
  await page.getByText(`${references.length - 1} ödendi, 1 geri döndü, 0 sonuç bekliyor`).waitFor()
  expect(await axeFinds(page)).toEqual([])
  expect(mistakes).toEqual([])
  await context.close()
})

test.each(['/list', '/runs', '/templates', '/templates/new', '/runs/new'])('%s fits a phone', async (path) => {
  const { page, context, mistakes } = await openPage(app, `${payments}${path}`, {
    signedIn: 'kurum@kopru.test',
    width: 360,
    isWhole: true,
  })
  expect(await axeFinds(page)).toEqual([])
  expect(await page.evaluate(sticksOut)).toBe(false)
  expect(mistakes).toEqual([])
  await context.close()
})
