import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'
import { publishForm, question } from '../publish-form.ts'

const house = journey()
const patient = { timeout: 15_000 }

test('signing out on a shared computer: what could not be sent is asked about, and nothing of it stays', async () => {
  const questions = [question('shortText', 'Kimsin?')]
  const form = await publishForm(house.address, 'Ortak Bilgisayar Bursu', { questions })
  const { page, context } = await openPage(house, `/student-dashboard/apply/${form.id}`, { signedIn: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Başvuruya başla').click()
  await page.getByRole('link', { name: 'Devam' }).click()

  // The network takes everything but answers.
  await page.route('**/answers', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByLabel('Kimsin?').fill('Yalnızca bu cihazda')
  await page.getByText('bu cihazda saklanıyor').first().waitFor(patient)
  const signOut = async () => {
    await page.locator('summary[aria-label^="Hesap"]').click()
    await button('Çıkış yap').click()
  }
  await signOut()
  const dialog = page.getByRole('dialog', { name: 'Gönderilemeyen yanıtların var' })
  await dialog.getByRole('button', { name: 'Çıkma' }).click(patient)
  expect(await waiting(page)).toEqual(['Yalnızca bu cihazda'])

  await signOut()
  await dialog.getByRole('button', { name: 'Sil ve çık' }).click(patient)
  await page.waitForURL(`${house.address}/`, patient)
  expect(await waiting(page)).toEqual([])
  await context.close()
})

/** What lies in this browser. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((tell, fail) => {
        const request = indexedDB.open('kopru-answers')
        request.onerror = () => fail(request.error)
        request.onsuccess = () => {
          const all = request.result.transaction('changes').objectStore('changes').getAll()
          all.onsuccess = () => {
            request.result.close()
            tell(all.result.map(({ value }) => value))
          }
        }
      }),
  )
