import type { Page } from 'playwright-core'

/** Types a day (2026-12-01) or a moment (2026-12-01 10:00) into a field of dates, as people do: digit after digit. */
export async function typeDate(page: Page, label: string | RegExp, date: string) {
  const [, year, month, day, time = ''] = /^(\d{4})-(\d\d)-(\d\d)(?: (.*))?$/.exec(date) ?? []
  await page.getByRole('group', { name: label }).last().getByRole('spinbutton').first().click()
  await page.keyboard.type(`${day}${month}${year}${time.replace(':', '')}`)
}
