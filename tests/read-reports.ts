import { expect } from 'vitest'
import type { Journey } from './journey.ts'
import { goTo, openPage } from './open-page.ts'

type ExpectGood = (page: Awaited<ReturnType<typeof openPage>>['page']) => Promise<void>

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
  await page.getByText('Tüm formlar').first().click()
  await page.getByRole('checkbox', { name: /Anadolu Başarı Bursu/ }).check()
  await page.waitForURL(/form=/)
  await expectGood(page)
  await page.goBack()
  await page.waitForURL((url) => !url.search.includes('form='))
  expect(await page.getByLabel('Karşılaştır').inputValue()).toBe('before')

  // On paper: what was chosen in words instead of fields.
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText('Tüm formlar ·').isVisible()).toBe(true)
  expect(await page.getByLabel('Dönem').isVisible()).toBe(false)
  expect(await page.getByRole('slider').count()).toBe(0)
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'Kırılım', exact: true }).click()
  await page.getByLabel('Kırılım').selectOption('gender')
  await page.getByRole('region', { name: 'Cinsiyet' }).waitFor()
  await page.getByText('Filtreler', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Yeni', exact: true }).check()
  await page.getByRole('button', { name: 'Uygula' }).click()
  await page.waitForURL(/status=Submitted/)
  await expectGood(page)
  expect(mistakes).toEqual([])
  await context.close()
  await onThePhone(app, expectGood)
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
