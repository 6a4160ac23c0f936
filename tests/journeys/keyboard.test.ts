import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '#demo/accounts.ts'
import { newId } from '#platform/ids.ts'
import { journey } from '../journey.ts'
import { aPdf } from '../made-files.ts'
import { openPage } from '../open-page.ts'
import { pressKey, tabTo, type } from '../pages/keyboard.ts'
import { publishForm, question } from '../publish-form.ts'

const app = journey()
const patient = { timeout: 15_000 }

test('a whole application without a mouse: from the public page through sign-in to the receipt', async () => {
  const form = await publishForm(app.address, 'Klavye Bursu', content())
  const { page, context, mistakes } = await openPage(app, new URL(form.publicAddress).pathname)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const link = (name: string) => page.getByRole('link', { name, exact: true })

  // The first press of Tab leads past the header.
  await pressKey(link('İçeriğe geç'), 'Enter')
  await pressKey(page.getByRole('main').getByRole('link', { name: 'Başvur', exact: true }).first(), 'Enter')
  await page.waitForURL('**/student-login?to=*', patient)
  await type(page.getByLabel('E-posta'), 'aday@kopru.test')
  await type(page.getByLabel('Şifre', { exact: true }), demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/student-dashboard/apply/${form.id}`, patient)

  await pressKey(button('Başvuruya başla'), 'Enter')
  await page.waitForURL('**?step=profile', patient)
  await pressKey(link('Devam et'), 'Enter')
  await answer(page)
  await pressKey(button('Devam et'), 'Enter')
  await chooseFile(page)
  await pressKey(button('Devam et'), 'Enter')

  await page.waitForURL('**?step=review', patient)
  for (const agreed of [/^Başvurumun, profilim ve belgelerimle/, /^Verdiğim bilgilerin ve belgelerin doğru/])
    await pressKey(page.getByLabel(agreed), 'Space')
  await pressKey(button('Başvurumu gönder'), 'Enter')
  await page.getByRole('heading', { name: 'Başvurun gönderildi' }).waitFor(patient)
  await tabTo(link('Başvuru belgemi aç (PDF)'))
  expect(mistakes).toEqual([])
  await context.close()
})

function content() {
  const option = (label: string) => ({ id: newId(), label })
  return {
    questions: [
      question('yesNo', 'Çalışıyor musun?', { required: true }),
      question('longText', 'Neden başvuruyorsun?', { required: true }),
      question('single', 'Hangi gün?', { required: true, options: [option('Cuma'), option('Pazar')] }),
      question('multiple', 'Hangi diller?', { required: true, options: [option('Türkçe'), option('Kürtçe')] }),
      question('scale', 'Ne kadar istiyorsun?', { required: true, min: 1, max: 5 }),
      question('date', 'Ne zaman başlayabilirsin?', { required: true }),
      question('city', 'Nerede oturuyorsun?', { required: true }),
      question('number', 'Kaç kardeşsiniz?', { required: true }),
    ],
    documents: [{ id: newId(), documentTypeId: 2, required: true, note: '', when: null }],
  }
}

/** Missing input is listed with links to the fields; choices are made with the arrow keys. */
async function answer(page: Page) {
  const { keyboard } = page
  const inGroup = (group: string, role: 'radio' | 'checkbox', name: string) =>
    page.getByRole('group', { name: group }).getByRole(role, { name })
  await pressKey(page.getByRole('button', { name: 'Devam et', exact: true }), 'Enter')
  await pressKey(page.getByRole('link', { name: /^Çalışıyor musun\? / }), 'Enter')
  await pressKey(inGroup('Çalışıyor musun?', 'radio', 'Evet'), 'Space')
  await type(page.getByLabel('Neden başvuruyorsun?'), 'Okulumu bitirmek istiyorum.')
  await tabTo(inGroup('Hangi gün?', 'radio', 'Cuma'))
  await keyboard.press('ArrowDown')
  await pressKey(inGroup('Hangi diller?', 'checkbox', 'Kürtçe'), 'Space')
  await tabTo(inGroup('Ne kadar istiyorsun?', 'radio', '1'))
  for (let step = 1; step < 4; step += 1) await keyboard.press('ArrowRight')
  await type(page.getByLabel('Ne zaman başlayabilirsin?'), '09012027')
  await type(page.getByLabel('Nerede oturuyorsun?'), 'igd')
  await keyboard.press('Enter')
  await type(page.getByLabel('Kaç kardeşsiniz?'), '3')

  expect(await inGroup('Hangi gün?', 'radio', 'Pazar').isChecked()).toBe(true)
  expect(await inGroup('Ne kadar istiyorsun?', 'radio', '4').isChecked()).toBe(true)
  expect(await page.getByLabel('Ne zaman başlayabilirsin?').inputValue()).toBe('2027-09-01')
  expect(await page.getByLabel('Nerede oturuyorsun?').inputValue()).toBe('Iğdır')
}

async function chooseFile(page: Page) {
  await page.waitForURL('**?step=documents', patient)
  const chooser = page.waitForEvent('filechooser', patient)
  await pressKey(page.locator('input[type=file]:not([capture])').first(), 'Enter')
  await (await chooser).setFiles({ name: 'transkript.pdf', mimeType: 'application/pdf', buffer: await aPdf() })
  await page.getByRole('button', { name: 'transkript.pdf: görüntüle' }).waitFor(patient)
}
