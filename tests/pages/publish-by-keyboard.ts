import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { connect } from '#database/connection.ts'
import type { Journey } from '../journey.ts'
import { goTo, openPage } from '../open-page.ts'
import { pressKey, tabTo } from './keyboard.ts'

/** An officer publishes results of the demo's first form without a mouse, and a winner accepts the place on the phone. */
export async function publishByKeyboard(
  app: Pick<Journey, 'browser' | 'address'>,
  connection: ReturnType<typeof connect>,
  expectGood: (page: Page) => Promise<void>,
) {
  const forms = '/organizations-dashboard/forms'
  const officer = await openPage(app, forms, { signedIn: 'kurum@kopru.test', isWhole: true })
  const { page } = officer
  const form = page.locator('main tr', { hasText: 'Anadolu Başarı Bursu' })
  const applications = await form.locator('a[href$="/applications"]').getAttribute('href')
  await goTo(page, app.address + applications?.replace(/applications$/, 'results'))
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await pressKey(link('Sonuçları yayınla'), 'Enter')
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  await pressKey(page.getByLabel('Olumsuz sonuçlananlar'), 'Space')
  await pressKey(button('Devam et'), 'Enter')
  await page.getByText('kişinin sonucu yayınlanacak').first().waitFor()
  await pressKey(link('Devam et'), 'Enter')
  const subject = page.getByRole('textbox', { name: 'Konu' })
  await tabTo(subject)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Başvurunun sonucu belli oldu')
  // A reload loses nothing.
  await page.reload()
  await expect.poll(() => subject.textContent()).toBe('Başvurunun sonucu belli oldu')
  await pressKey(button('Devam et'), 'Enter')
  await page.getByRole('heading', { name: 'Başvurunun sonucu belli oldu' }).first().waitFor()
  await pressKey(link('Devam et'), 'Enter')
  await page.getByText(/^Şimdi \d+ kişi sonucunu öğrenecek/).waitFor()
  await pressKey(button(/sonucu yayınla$/), 'Enter')
  await page
    .getByText(/^\d+ sonuç yayınlandı$/)
    .first()
    .waitFor()
  await page.getByText('Yayınlandı', { exact: true }).waitFor()
  expect(officer.mistakes).toEqual([])
  await officer.context.close()

  const { rows } = await connection.db.execute<{ id: string; email: string }>(sql`
    select applications.id, accounts.email from application_results
    join applications on applications.id = application_id
    join candidates on candidates.id = candidate_id join accounts on accounts.id = account_id
    where acceptance = 'Pending' limit 1`)
  const path = `/student-dashboard/applications/${rows[0]?.id}`
  const winner = await openPage(app, path, { width: 360, signedIn: rows[0]?.email ?? '' })
  await winner.page.getByRole('link', { name: 'Kabul ettiğini onayla' }).waitFor()
  await expectGood(winner.page)
  await winner.page.getByRole('button', { name: 'Kabul ediyorum' }).click()
  await winner.page.getByText(/^(Bursu k|K)abul ettin/).waitFor()
  await winner.page.getByRole('link', { name: 'Kabul ettiğini onayla' }).waitFor({ state: 'detached' })
  await expectGood(winner.page)
  expect(winner.mistakes).toEqual([])
  await winner.context.close()
}
