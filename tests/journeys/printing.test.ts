import { expect, test } from 'vitest'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'

const app = journey()

test('what is printed is the content alone: nothing to press, to fill in or to go through', async () => {
  for (const [path, signedIn] of [
    ['/search', false],
    ['/student-dashboard/applications', 'aday@kopru.test'],
    ['/student-dashboard/profile', 'aday@kopru.test'],
    ['/organizations-dashboard/forms', 'kurum@kopru.test'],
    ['/organizations-dashboard/participants', 'kurum@kopru.test'],
  ] as const) {
    const { page } = await openPage(app, path, { signedIn })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.emulateMedia({ media: 'print' })
    const shown = await page
      .locator('button, nav, search, input:not([type=hidden])')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 120)))
    expect(shown, path).toEqual([])
    expect(await page.getByRole('contentinfo').count(), path).toBe(0)
  }
})
