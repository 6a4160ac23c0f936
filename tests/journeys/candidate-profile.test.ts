import { expect, test } from 'vitest'
import { axeFinds } from '../axe.ts'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'
import { peopleOf } from '../people.ts'

const app = journey()
const { aCandidate } = peopleOf(app)
const profile = '/student-dashboard/profile'

test('a newcomer adds an education whose faculty is in no list, sees the meter rise, and the number only masked', async () => {
  const { page, mistakes } = await openPage(app, profile, { signedIn: await aCandidate(), width: 360 })
  const meter = page.getByRole('meter')
  const before = Number(await meter.getAttribute('value'))
  await page.getByRole('link', { name: 'Eğitim', exact: true }).click()

  await page.getByRole('button', { name: 'Eğitim ekle' }).click()
  await page.getByLabel('Eğitim düzeyi').selectOption('Lisans')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByRole('link', { name: 'Üniversite: Bu alan zorunlu.' }).waitFor()
  await page.getByRole('combobox', { name: 'Üniversite' }).fill('bogazici')
  await page.getByRole('option', { name: 'Boğaziçi Üniversitesi' }).click()
  await page.getByRole('button', { name: 'Benimki listede yok' }).last().click()
  await page.getByLabel('Fakülte, yüksekokul ya da enstitü').fill('Köprü Bilimleri Fakültesi')
  await page.getByLabel('Bölüm').fill('Köprü Mühendisliği')
  await page.getByLabel('Sınıf').selectOption('3. Sınıf')
  await page.getByLabel('Not ortalaması').fill('4,5')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByRole('link', { name: /^Not ortalaması: Not 0 ile 4 arasında/ }).waitFor()
  await page.getByLabel('Not ortalaması').fill('3,2')
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByText(/\d’[dt][ae] kaydedildi/).waitFor()
  await page.getByText('Köprü Bilimleri Fakültesi · Köprü Mühendisliği').waitFor()

  await page.goto(`${app.address + profile}/citizen`)
  const tckn = page.getByLabel('T.C. kimlik numarası', { exact: true })
  await tckn.fill('10000000147')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByRole('link', { name: /T.C. kimlik numarası: .*doğrulanamadı/ }).waitFor()
  // What is refused keeps people where they are, though they wanted to leave.
  await page.getByRole('link', { name: 'Profilim' }).click()
  await page.getByRole('button', { name: 'Kaydet ve çık' }).click()
  await page.getByRole('link', { name: /T.C. kimlik numarası: .*doğrulanamadı/ }).waitFor()
  await tckn.fill('10000000146')
  await page.getByRole('link', { name: 'Profilim' }).click()
  await page.getByRole('button', { name: 'Kaydet ve çık' }).click()
  await page.waitForURL(app.address + profile)
  await page.goto(`${app.address + profile}/citizen`)
  await page.getByText('*******0146').waitFor()

  await page.getByRole('link', { name: 'Profilim' }).click()
  await page.getByText('Boğaziçi Üniversitesi · Köprü Mühendisliği').waitFor()
  expect(Number(await meter.getAttribute('value'))).toBeGreaterThan(before)
  expect(await page.content()).not.toContain('10000000146')
  // The grade that its system does not have.
  expect(mistakes).toEqual([expect.stringContaining('400 (Bad Request)')])
})
