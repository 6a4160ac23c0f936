import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { formatMonth } from '#platform/text/dates.ts'
import { monthAfter } from '#web/organization/payments/months.ts'
import { axeFinds } from '../axe.ts'
import { typeDate } from '../pages/type-date.ts'
import { inDays, onwards, patient, visit } from './walk.ts'

/** Makes the month's run, takes its file and answers its lines: read by a parser that knows nothing of ours. */
export async function makeTheRun(page: Page, ibans: readonly string[]) {
  await visit(page, 'payments')
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('link', { name: 'Ödeme listesi hazırla' }).click()
  await page.getByText(/bekletildiği için listeye girmiyor/).waitFor(patient)
  await page
    .getByText(/^Dönem belgesi eksik: 1/)
    .first()
    .waitFor(patient)
  expect(await axeFinds(page)).toEqual([])
  await onwards(page)
  await page.getByLabel('CSV, noktalı virgüllü').check(patient)
  await onwards(page)
  const make = page.getByRole('button', { name: /^Listeyi hazırla/ })
  await make.waitFor(patient)
  expect(await page.getByRole('main').textContent()).not.toMatch(/TR\d{24}/)
  expect(await axeFinds(page)).toEqual([])
  // Nothing is lost on reload: what was chosen stands in the address.
  await page.reload()
  await make.click(patient)

  // Nothing is at the bank before its file was downloaded, so that nothing is asked about an answer.
  await page.getByRole('button', { name: 'Banka dosyasını indir' }).waitFor(patient)
  await page.getByText('Listede', { exact: true }).first().waitFor(patient)
  for (const early of ['Bankada', 'Bankanın yanıtı'])
    expect(await page.getByText(early, { exact: true }).count()).toBe(0)
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Banka dosyasını indir' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Banka dosyasını indir' }).click(),
  ])
  const text = new TextDecoder('windows-1254').decode(await buffer(await download.createReadStream()))
  const lines: Record<string, string>[] = parse(text, { columns: true, delimiter: ';' })
  expect(lines.map(({ IBAN }) => IBAN).sort()).toEqual([...ibans].sort())
  expect(new Set(lines.map(({ TUTAR }) => TUTAR))).toEqual(new Set(['2000,00']))
  await page.getByRole('button', { name: 'Dosyayı yeniden indir' }).waitFor(patient)
  await page.getByRole('heading', { name: 'Bankanın yanıtı' }).waitFor(patient)
  await page.getByText('Bankada', { exact: true }).first().waitFor(patient)
  expect(await axeFinds(page)).toEqual([])
  return lines
}

/**
 * Pays the month after: with the grant Participants alone, from the payments to what is marked as paid, the approval of what
 * another member has planned counted in. Answers the number of presses.
 */
export async function payTheNextMonth(page: Page) {
  let presses = 0
  const press = async (target: Locator) => {
    presses += 1
    await target.click(patient)
  }
  const today = inDays(0)
  const month = formatMonth(`${monthAfter(today.slice(0, 7), 1)}-01`, 'tr')
  await press(page.getByRole('link', { name: month, exact: true }).first())
  await press(page.getByRole('button', { name: /^\d+ ödemeyi onayla$/ }))
  const dialog = page.getByRole('dialog')
  await dialog.getByText(new RegExp(`ödemeyi onaylıyorsunuz: ${month}, \\d+ kişi, toplam `)).waitFor(patient)
  expect(await axeFinds(page)).toEqual([])
  await press(dialog.getByRole('button', { name: 'Onayla', exact: true }))
  await page.getByText(/^\d+ ödeme onaylandı$/).waitFor(patient)
  expect(await page.getByRole('button', { name: /^\d+ ödemeyi onayla$/ }).count()).toBe(0)
  await press(page.getByRole('link', { name: 'Ödeme listesi hazırla' }))
  // The template is that of the run before.
  await press(page.getByRole('main').getByRole('link', { name: 'Devam et', exact: true }))
  await page.getByText('CSV, noktalı virgüllü (Türkçe Windows)').waitFor(patient)
  expect(await axeFinds(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: 'Hazırla ve dosyayı indir' })),
  ])
  expect(new TextDecoder('windows-1254').decode(await buffer(await download.createReadStream()))).toContain('IBAN')
  await press(page.getByRole('button', { name: /^Kalan \d+ ödemeyi ödendi olarak işaretle$/ }))
  await press(
    page.getByRole('alertdialog').or(dialog).getByRole('button', { name: 'Ödendi olarak işaretle', exact: true }),
  )
  await page.getByText(/^\d+ ödeme ödendi olarak işaretlendi$/).waitFor(patient)
  return presses
}

export async function readTheAnswer(page: Page, sent: readonly Record<string, string>[], comesBack: string) {
  const said = sent.map(({ IBAN, REFERANS }) => `${REFERANS};${IBAN === comesBack ? 'İade;Hesap kapalı' : 'Ödendi;'}`)
  const answer = ['Referans;Durum;Neden', ...said, 'K9999-00001;Ödendi;'].join('\n')
  const file = { name: 'sonuc.csv', mimeType: 'text/csv', buffer: Buffer.from(answer) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('1 satır bu listeyle eşleşmedi').waitFor(patient)
  await page.getByRole('button', { name: '11 ödemeyi işaretle' }).click()
  await page.getByText('10 ödeme “ödendi”, 1 ödeme “geri döndü” olarak işaretlendi').waitFor(patient)
  await page.getByText('10 ödendi, 1 geri döndü').waitFor(patient)
  await page.getByText('Hesap kapalı').waitFor(patient)
  expect(await axeFinds(page)).toEqual([])
}

/** Opens a returned payment's participant, whose account shows the return until it is paid again. */
export async function seesWhatCameBack(page: Page, name: string) {
  await visit(page, 'payments/list?show=returned')
  await page.getByRole('link', { name }).click(patient)
  await page.getByText('Son ödeme geri döndü: Hesap kapalı', { exact: true }).waitFor(patient)
  await visit(page, 'payments')
}

/** A member with full access to participants only: opens a returned payment's participant, and plans it again. */
export async function planReturnedAgain(page: Page, name: string) {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
  })
  await visit(page, 'payments/list?show=returned')
  await page.getByRole('link', { name }).click(patient)
  await page.getByRole('heading', { name, level: 1 }).waitFor(patient)
  const came = page.getByRole('row').filter({ hasText: 'Hesap kapalı' })
  await came.getByRole('button', { name: /yeniden planla/ }).click(patient)
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/bankadan geri döndü. Neden: Hesap kapalı/).waitFor(patient)
  await dialog.getByText('Hesap o zamandan beri değişmedi').waitFor(patient)
  await typeDate(page, 'Yeni ödeme günü', inDays(3))
  expect(await axeFinds(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Yeniden planla', exact: true }).click()
  await page.getByText(/^Ödeme yeniden planlandı: /).waitFor(patient)
  await came.getByRole('button', { name: /yeniden planla/ }).waitFor({ state: 'detached', ...patient })
  await page.getByRole('button', { name: 'IBAN’ı göster' }).waitFor(patient)
  expect(await axeFinds(page)).toEqual([])
  expect(refused).toEqual([])
}
