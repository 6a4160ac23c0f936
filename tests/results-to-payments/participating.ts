import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFinds } from '../axe.ts'
import { byCall } from '../by-call.ts'
import { aPdf } from '../made-files.ts'
import { typeDate } from '../pages/type-date.ts'
import { releaseAll } from '../release-held.ts'
import type { DecidedForm } from './decided-form.ts'
import { inDays, patient, visit } from './walk.ts'

/** By keyboard: two are suspended, which is taken back; one of them is opened, and a year of study written down. */
export async function suspendAndTakeBack(page: Page, { formId, title }: DecidedForm) {
  const list = `participants?formId=${formId}`
  await visit(page, list)
  await page.getByRole('heading', { name: `${title} bursiyerleri` }).waitFor(patient)
  const numbered = (count: number) =>
    page
      .getByRole('link', { name: /^Sürüyor/ })
      .filter({ hasText: String(count) })
      .waitFor(patient)
  await numbered(12)
  expect(await axeFinds(page)).toEqual([])
  for (const key of ['j', 'x', 'j', 'x', 's']) await page.keyboard.press(key)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Askıda/ }).check(patient)
  await dialog.getByText('2 kişinin durumu değişecek.').waitFor(patient)
  await dialog.getByLabel(/^Gerekçe/).fill('Kayıt dondurdu.')
  expect(await axeFinds(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Durumu değiştir' }).click()
  await page.getByText('2 kişinin durumu değişti: Askıda').waitFor(patient)
  await numbered(10)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await page.getByText('2 kişideki değişiklik geri alındı').waitFor(patient)
  await numbered(12)

  await page.locator('tbody th a').first().click()
  await page.getByRole('heading', { name: 'Durumun geçmişi' }).waitFor(patient)
  await page.getByRole('heading', { name: 'Kurumunuza başvuruları' }).waitFor(patient)
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Yıl ekle' }).click()
  await page.getByLabel('Ortalama').fill('3,4')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByText('3,4 / 4').waitFor(patient)
  await visit(page, list)
}

/** All of the list are written to by keyboard; it is called back while it is held. */
export async function writeAndCallBack(page: Page) {
  await selectAll(page)
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Konu', { exact: true }).fill('Bahar dönemi')
  await dialog.getByLabel('Mesaj', { exact: true }).fill('Merhaba {{name}}, bahar döneminde de yanındayız.')
  await dialog.getByText('Mesaj 12 kişiye gidecek.').waitFor(patient)
  await dialog.getByRole('button', { name: 'Bana deneme gönder' }).click()
  await page
    .getByText(
      'Deneme kurum@kopru.test adresine gönderildi. Alanlarda örnek değerler var; adaylara hiçbir şey gitmedi.',
    )
    .waitFor(patient)
  await dialog.getByText('Önizle', { exact: true }).click()
  await dialog.getByRole('heading', { name: 'Bahar dönemi' }).waitFor(patient)
  expect(await axeFinds(page)).toEqual([])
  await dialog.getByRole('button', { name: '12 kişiye gönder' }).click()
  await page.getByRole('alertdialog').filter({ hasText: 'Mesaj 30 saniye sonra 12 kişiye gidecek' }).waitFor(patient)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await page.getByText('Mesaj geri alındı, kimseye gitmedi').waitFor(patient)
}

/** With attachments: of four files three are taken, and one of these is removed again. */
export async function writeWithFile(page: Page, { connection }: DecidedForm) {
  await selectAll(page)
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Konu', { exact: true }).fill('Bahar takvimi')
  await dialog.getByLabel('Mesaj', { exact: true }).fill('Merhaba {{name}}, takvim ekte.')
  await dialog.getByRole('button', { name: 'Dosya ekle' }).click()
  const names = ['takvim.pdf', 'koşullar.pdf', 'yanlış.pdf', 'fazla.pdf']
  const picked = names.map(async (name) => ({ name, mimeType: 'application/pdf', buffer: await aPdf(name) }))
  const input = dialog.getByLabel('Dosyalar', { exact: false })
  await expect.poll(() => input.evaluate((one) => one === document.activeElement), patient).toBe(true)
  await input.setInputFiles(await Promise.all(picked))
  await dialog.getByText('En fazla 3 dosya ekleyebilirsiniz. Fazlasını eklemedik.').waitFor(patient)
  await dialog.getByRole('button', { name: 'Kaldır: takvim.pdf' }).waitFor(patient)
  await dialog.getByRole('button', { name: 'Kaldır: yanlış.pdf' }).click(patient)
  // A message whose file was refused waits: it says which and why, and keeps its text.
  await input.setInputFiles([{ name: 'notlar.txt', mimeType: 'text/plain', buffer: Buffer.from('not') }])
  await dialog.getByText('1 dosyayı ekleyemedik.').waitFor(patient)
  await dialog.getByText(/^Yalnızca şu dosya türleri kabul edilir/).waitFor(patient)
  expect(await dialog.getByRole('button', { name: '12 kişiye gönder' }).isDisabled()).toBe(true)
  expect(await dialog.getByRole('button', { name: 'Bana deneme gönder' }).isDisabled()).toBe(true)
  expect(await axeFinds(page)).toEqual([])
  await dialog.getByRole('button', { name: 'notlar.txt: listeden kaldır' }).click(patient)
  await dialog.getByText('1 dosyayı ekleyemedik.').waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: '12 kişiye gönder' }).click(patient)
  await page.getByRole('alertdialog').filter({ hasText: 'Mesaj 30 saniye sonra 12 kişiye gidecek' }).waitFor(patient)
  await releaseAll(connection)
}

/** Of everybody in the list. */
const selectAll = async (page: Page) => {
  await page.locator('thead').getByRole('checkbox').check(patient)
  await page.getByText('12 seçildi').waitFor(patient)
}

export async function askForAccounts(page: Page, { connection }: DecidedForm) {
  await selectAll(page)
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('12 kişiden banka bilgisi istenecek.').waitFor(patient)
  await dialog.getByLabel('Not').fill('İlk ödeme için.')
  expect(await axeFinds(page)).toEqual([])
  await dialog.getByRole('button', { name: 'İste', exact: true }).click()
  await page
    .getByRole('alertdialog')
    .filter({ hasText: 'Banka bilgisi isteği 30 saniye sonra 12 kişiye gidecek' })
    .waitFor(patient)
  await releaseAll(connection)
}

/** Planned by mistake, undone, and planned again: no participant is left out because of the undone plan. */
export async function planNineMonths(page: Page) {
  for (const isMeant of [false, true]) {
    await selectAll(page)
    await page.keyboard.press('o')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Tutar').fill(isMeant ? '2000' : '20000', patient)
    await dialog.getByText(/^12 kişiye toplam 108 ödeme planlanacak/).waitFor(patient)
    if (isMeant) expect(await axeFinds(page)).toEqual([])
    else {
      // Two of the nine months are over. While the year is typed, nothing is asked about the year 2 or 20.
      const askedFrom: string[] = []
      page.on('request', (request) =>
        askedFrom.push(...(/"from":"([^"]+)"/.exec(request.postData() ?? '')?.slice(1) ?? [])),
      )
      await typeDate(page, 'İlk ödeme günü', inDays(-40))
      await dialog.getByText('24 ödemenin günü geçmiş').waitFor(patient)
      expect(askedFrom.filter((day) => day < inDays(-400))).toEqual([])
      expect(askedFrom.at(-1)).toBe(inDays(-40))
      expect(await axeFinds(page)).toEqual([])
    }
    await dialog.getByRole('button', { name: 'Ödeme planla' }).click()
    await page.getByText('12 kişiye 108 ödeme planlandı').waitFor(patient)
    if (isMeant) return
    const toast = page.getByRole('alertdialog').filter({ hasText: '108 ödeme planlandı' })
    await toast.getByRole('button', { name: 'Geri al' }).click()
    await page.getByText('12 kişideki değişiklik geri alındı').waitFor(patient)
  }
}

export async function openTerm(page: Page, { formId }: DecidedForm) {
  await visit(page, `participants/terms/new?formId=${formId}`)
  await page.getByLabel('Dönemin adı').fill('Güz dönemi', patient)
  await typeDate(page, 'Başlangıç', inDays(-30))
  await typeDate(page, 'Bitiş', inDays(20))
  await typeDate(page, 'Belgeler için son tarih', inDays(10))
  await page.getByRole('checkbox', { name: 'Öğrenci Belgesi' }).uncheck()
  await page.getByText('12 katılımcıdan belge istenecek.').waitFor(patient)
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Dönem aç' }).click()
  await page.waitForURL(/\/terms\/[0-9a-f-]{36}$/, patient)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** One in the browser, the others by calls; of the last one nothing came. */
export async function acceptTranscripts(page: Page, { address }: DecidedForm, termId: string, name: string) {
  await visit(page, `participants/terms/${termId}?standing=toReview`)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await card.getByRole('link', { name: /^transkript-[12]\.pdf$/ }).waitFor(patient)
  await card.getByRole('button', { name: 'Uygun', exact: true }).click(patient)
  await card.waitFor({ state: 'detached', ...patient })
  expect(await axeFinds(page)).toEqual([])
  const { ask, myId } = await byCall(address, 'kurum@kopru.test')
  const term = `/companies/${myId}/terms/${termId}`
  const { items } = await ask<{ items: { documents: { requestId: string }[] }[] }>(
    'GET',
    `${term}/participants?standing=toReview&pageSize=50`,
  )
  expect(items).toHaveLength(10)
  for (const { documents } of items)
    await ask('PUT', `${term}/documents/${documents[0]?.requestId}`, { status: 'Accepted' })
}
