import { expect } from 'vitest'
import type { connect } from '#database/connection.ts'
import type { Journey } from '../journey.ts'
import { aPdf } from '../made-files.ts'
import { openPage } from '../open-page.ts'
import { focused, hasFocus } from './focus.ts'

/** An officer goes through the applications of the demo's first form by keyboard, and meets another who corrects the same result. */
export async function reviewByKeyboard(
  app: Pick<Journey, 'browser' | 'address'>,
  connection: ReturnType<typeof connect>,
) {
  const path = '/organizations-dashboard/forms'
  const { page, context, mistakes } = await openPage(app, path, {
    signedIn: 'kurum@kopru.test',
    width: 1440,
    isWhole: true,
  })
  const form = page.locator('main tr', { hasText: 'Anadolu Başarı Bursu' })
  const applications = await form.locator('a[href$="/applications"]').getAttribute('href')
  await page.goto(app.address + applications, { waitUntil: 'networkidle' })
  await page.locator('main tr a[href*="/applications/"]').first().click()
  const neighbours = page.getByRole('navigation', { name: 'Listedeki başvurular' }).getByRole('link')
  await neighbours.nth(6).waitFor()
  const names = (await neighbours.allInnerTexts()).map((text) => text.split('\n')[0] ?? '')
  const heading = page.getByRole('heading', { level: 1 })
  expect(await heading.textContent()).toBe(names[0])
  await page.getByRole('button', { name: 'Kısa liste', exact: true }).focus()
  await page.keyboard.press('j')
  await heading.getByText(names[1] ?? '', { exact: true }).waitFor()
  await expect.poll(() => hasFocus(heading)).toBe(true)
  await page.keyboard.press('k')
  await heading.getByText(names[0] ?? '', { exact: true }).waitFor()
  await expect.poll(() => hasFocus(heading)).toBe(true)

  // The acts have the keys that they have in the list, and begin at their first field.
  const dialog = page.getByRole('dialog')
  for (const key of ['o', 't', 'm', 'b']) {
    await page.keyboard.press(key)
    await dialog.waitFor()
    expect(await focused(page), key).toMatch(/^(INPUT|SELECT|TEXTAREA)/)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(heading)).toBe(true)
  }
  await page.keyboard.press('s')
  expect(await focused(page)).toBe('BUTTON')
  await page.keyboard.press('?')
  await dialog.getByText('Belge iste').waitFor()
  await page.keyboard.press('Escape')

  // A file goes up in pieces that can be gone on with, not inside of the call.
  await page.getByRole('button', { name: 'Dosya ekle' }).click()
  const upload = page.waitForResponse((answer) => answer.url().includes('/uploads') && answer.ok())
  await dialog.getByLabel('Dosya').setInputFiles({
    name: 'tutanak.pdf',
    mimeType: 'application/pdf',
    buffer: await aPdf(),
  })
  await upload
  await dialog.getByRole('button', { name: 'Dosyayı ekle' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'tutanak.pdf dosyasını aç' }).waitFor()

  // A loading application shows its skeleton and name, and navigation continues from it.
  const held = Promise.withResolvers<void>()
  await page.route(/\/api\/companies\/[^/]+\/forms\/[^/]+\/applications\/[0-9a-f-]{36}/, async (route) => {
    await held.promise
    await route.continue()
  })
  await neighbours.nth(5).click()
  await heading.getByText(names[5] ?? '', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Kısa liste', exact: true }).count()).toBe(0)
  await page.keyboard.press('j')
  await heading.getByText(names[6] ?? '', { exact: true }).waitFor()
  held.resolve()
  await page.getByRole('button', { name: 'Kısa liste', exact: true }).waitFor()
  await expect.poll(() => hasFocus(heading)).toBe(true)
  await page.unroute(/\/api\//)

  const appId = new URL(page.url()).pathname.split('/').at(-1)
  await connection.pool.query(
    "update applications set status = 'Rejected', result_published_at = now() where id = $1",
    [appId],
  )
  const { page: other } = await openPage(app, new URL(page.url()).pathname, {
    signedIn: 'kurum@kopru.test',
    width: 1440,
  })
  await page.reload()
  for (const [window, choice] of [
    [page, 'Onayla'],
    [other, 'Yedek'],
  ] as const) {
    await window.getByRole('button', { name: choice, exact: true }).click()
    await window.getByLabel('Gerekçe (aday okur)').fill(`${choice}: yanlış okunmuş.`)
    expect(await focused(window)).toBe('TEXTAREA')
  }
  await other.getByRole('button', { name: 'Sonucu düzelt' }).click()
  await other.getByText('Sonuç düzeltildi, adaya haber verildi').waitFor()
  await page.getByRole('button', { name: 'Sonucu düzelt' }).click()
  const conflict = page.getByRole('dialog', { name: 'Başvuru bu arada değişti' })
  await conflict.getByText('Yedek').first().waitFor()
  expect(await focused(page)).toBe('BUTTON Şimdiki hâli kalsın')
  await conflict.getByRole('button', { name: 'Benim seçimimi uygula' }).click()
  await page.getByText('Sonuç düzeltildi, adaya haber verildi').first().waitFor()
  const { rows } = await connection.pool.query(
    "select detail ->> 'to' as to, detail ->> 'reason' as reason from application_history where application_id = $1 and event = 'statusChanged' order by place desc limit 2",
    [appId],
  )
  expect(rows).toEqual([
    { to: 'Approved', reason: 'Onayla: yanlış okunmuş.' },
    { to: 'Reserve', reason: 'Yedek: yanlış okunmuş.' },
  ])
  expect(mistakes.filter((words) => !words.includes('409'))).toEqual([])
  await context.close()
}
