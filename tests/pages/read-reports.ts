import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pdfPages } from '../files/pdf-text.ts'
import type { Journey } from '../journey.ts'
import { goTo, openPage } from '../open-page.ts'

type ExpectGood = (page: Page) => Promise<void>

const reports = '/organizations-dashboard/reports'

/** An officer reads the reports: chooses, compares, reads a chart with the arrow keys, breaks down, prints. */
export async function readReports(app: Pick<Journey, 'browser' | 'address'>, expectGood: ExpectGood) {
  const { page, context, mistakes } = await openPage(app, reports, {
    signedIn: 'kurum@kopru.test',
    width: 1440,
    scheme: 'dark',
  })
  await expectGood(page)

  // The finding names the drawing, and the arrow keys go through its values, which are those of the table.
  const way = page.getByRole('region', { name: 'Başvuru yolu' })
  const finding = (await way.getByRole('heading').textContent()) ?? ''
  expect(finding).toMatch(/^Başlanan başvuruların %\d+’\S+ gönderildi/)
  await way.getByRole('img', { name: finding }).waitFor()
  const values = way.getByRole('slider')
  await values.focus()
  const first = await values.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowDown')
  const second = (await values.getAttribute('aria-valuetext')) ?? ''
  expect(second).toMatch(/^Başlanan: [\d.]+\n/)
  await page.keyboard.press('ArrowUp')
  expect(await values.getAttribute('aria-valuetext')).toBe(first)
  await way.getByText('Tabloyu göster').click()
  const begun = await way
    .getByRole('row', { name: /^Başlanan/ })
    .getByRole('cell')
    .first()
    .textContent()
  expect(second).toContain(`Başlanan: ${begun}\n`)

  await page.getByLabel('Dönem').selectOption('30')
  await page.waitForURL(/\?period=30$/)
  await page.getByLabel('Karşılaştır').selectOption('before')
  await page.waitForURL(/compare=before/)
  await page.getByRole('region', { name: 'Öne çıkan sayılar' }).getByText('Önceki dönem:').first().waitFor()
  await page.locator('summary', { hasText: 'Tüm formlar' }).click()
  await page.getByRole('checkbox', { name: /Anadolu Başarı Bursu/ }).check()
  await page.waitForURL(/form=/)
  await expectGood(page)
  await page.keyboard.press('Escape')
  expect(await page.getByRole('checkbox', { name: /Anadolu Başarı Bursu/ }).isVisible()).toBe(false)
  const table = page.waitForEvent('download')
  await way.getByRole('button', { name: 'Başvuru yolu: Excel indir' }).click()
  expect((await table).suggestedFilename()).toBe('Başvuru yolu.xlsx')
  // On paper there is one page for the director, and the whole overview, which has days one by one where they are asked for.
  await page.locator('summary', { hasText: 'PDF indir' }).click()
  await expectGood(page)
  const director = await pressedPdf(page, 'Yönetim için tek sayfa', 'Yönetim için tek sayfa')
  expect(director).toHaveLength(1)
  expect(director[0]).toContain('Anadolu Başarı Bursu')
  expect(director[0]).toContain('Önceki dönem:')
  const whole = () => pressedPdf(page, 'Raporun tamamı', 'Genel bakış')
  const byDay = 'Gün Başlanan Gönderilen'
  const paper = (await whole()).join(' ')
  expect(paper).toContain('Anadolu Başarı Bursu')
  expect(paper).not.toContain(byDay)
  await page.getByLabel('Gün gün tabloyu da ekle').check()
  expect((await whole()).join(' ')).toContain(byDay)
  await page.keyboard.press('Escape')
  await page.goBack()
  await page.waitForURL((url) => !url.search.includes('form='))
  expect(await page.getByLabel('Karşılaştır').inputValue()).toBe('before')

  // On paper: what was chosen in words instead of fields.
  await page.emulateMedia({ media: 'print' })
  await page.getByText('Tüm formlar ·').waitFor()
  expect(await page.getByLabel('Dönem').isVisible()).toBe(false)
  expect(await page.getByRole('slider').count()).toBe(0)
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'Kırılım', exact: true }).click()
  await page.getByLabel('Kırılım', { exact: true }).selectOption('gender')
  await page.getByRole('region', { name: 'Cinsiyet' }).waitFor()
  await page.getByText('Filtreler', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Yeni', exact: true }).check()
  await page.getByRole('button', { name: 'Uygula' }).click()
  await page.waitForURL(/status=Submitted/)
  await expectGood(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Cinsiyet: Excel indir' }).click()
  expect((await download).suggestedFilename()).toBe('Cinsiyet.xlsx')
  const [broken] = await pressedPdf(page, 'Kırılım: PDF indir', 'Kırılım')
  expect(broken).toContain('Başvuru raporu: Cinsiyet')
  expect(broken).toContain('Filtreler: Yeni')
  await keepUnderName(page, expectGood)
  expect(mistakes).toEqual([])
  await context.close()
  await onThePhone(app, expectGood)
  await withoutScript(app)
}

/** The report that is shown as a PDF, the text of each page. */
async function pressedPdf(page: Page, button: string, name: string): Promise<string[]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${name}.pdf`)
  return pdfPages(await buffer(await file.createReadStream()))
}

/** Kept under a name, opened by it from another report, renamed and deleted. */
async function keepUnderName(page: Page, expectGood: ExpectGood) {
  const kept = page.getByRole('navigation', { name: 'Kayıtlı raporlar' })
  const manage = kept.getByRole('button', { name: 'Kaydet ve düzenle' })
  await manage.click()
  const dialog = page.getByRole('dialog', { name: 'Kayıtlı raporlar' })
  await dialog.getByLabel('Raporun adı').fill('Yeni başvurular, cinsiyete göre')
  await dialog.getByRole('button', { name: 'Bu raporu kaydet' }).click()
  const link = kept.getByRole('link', { name: 'Yeni başvurular, cinsiyete göre' })
  await link.waitFor()
  await page.getByRole('link', { name: 'Katılımcılar', exact: true }).last().click()
  await page.waitForURL(/reports\/participants/)
  await link.click()
  // The last 30 days, whichever these are when it is opened.
  await page.waitForURL(/period=30.*group=gender.*status=Submitted/)
  await manage.click()
  await dialog.getByRole('button', { name: /adını değiştir$/ }).click()
  await dialog.getByRole('listitem').getByLabel('Raporun adı').fill('Yeniler')
  await dialog.getByRole('listitem').getByRole('button', { name: 'Kaydet' }).click()
  await dialog.getByText('Yeniler', { exact: true }).waitFor()
  await expectGood(page)
  await dialog.getByRole('button', { name: 'Yeniler: sil' }).click()
  await page.getByRole('dialog', { name: '“Yeniler” silinsin mi?' }).getByRole('button', { name: 'Sil' }).click()
  await dialog.getByText('Henüz kayıtlı rapor yok.').waitFor()
  await page.keyboard.press('Escape')
}

async function onThePhone(app: Pick<Journey, 'browser' | 'address'>, expectGood: ExpectGood) {
  const { page, context, mistakes } = await openPage(app, `/en${reports}?period=all&compare=before`, {
    signedIn: 'kurum@kopru.test',
    width: 360,
  })
  await expectGood(page)
  const sizes = await page
    .locator('main svg[role=img] text')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height).filter((height) => height > 0))
  expect(Math.min(...sizes)).toBeGreaterThan(11)
  await goTo(page, `${app.address}/en${reports}/participants?group=university`)
  await expectGood(page)
  expect(mistakes).toEqual([])
  await context.close()
}

async function withoutScript(app: Pick<Journey, 'browser' | 'address'>) {
  const { page, context } = await openPage(app, `${reports}/breakdown?status=Submitted`, {
    signedIn: 'kurum@kopru.test',
    javaScriptEnabled: false,
  })
  await page.getByRole('checkbox', { name: 'Yeni', exact: true }).uncheck()
  await page.getByRole('checkbox', { name: 'Kadın' }).check()
  await page.getByRole('button', { name: 'Uygula' }).first().click()
  await page.waitForURL(/gender=female/)
  expect(page.url()).not.toContain('status=')
  await context.close()
}
