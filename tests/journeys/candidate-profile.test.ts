import { expect, test } from 'vitest'
import { axeFinds } from '../axe.ts'
import { journey } from '../journey.ts'
import { goTo, openPage } from '../open-page.ts'
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
  // A corrected field has no error even before the next submit.
  await page.getByRole('link', { name: 'Üniversite: Bu alan zorunlu.' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Benimki listede yok' }).last().click()
  await page.getByLabel('Fakülte, yüksekokul ya da enstitü').fill('Köprü Bilimleri Fakültesi')
  await page.getByRole('button', { name: 'Benimki listede yok' }).last().click()
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
  await page.getByRole('link', { name: /T.C. kimlik numarası: Bu numara geçerli değil/ }).waitFor()
  // A refused save cancels the navigation.
  await page.getByRole('link', { name: 'Profilim' }).click()
  const choices = page.getByRole('dialog').getByRole('button')
  await choices.first().waitFor()
  expect((await choices.allTextContents()).slice(-3)).toEqual(['Sayfada kal', 'Kaydetmeden çık', 'Kaydet ve çık'])
  await page.getByRole('button', { name: 'Kaydet ve çık' }).click()
  await page.getByRole('link', { name: /T.C. kimlik numarası: Bu numara geçerli değil/ }).waitFor()
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

test('a part that does not apply is left out on purpose, and that is taken back', async () => {
  const { page, mistakes } = await openPage(app, `${profile}/certificates`, {
    signedIn: await aCandidate(),
    width: 360,
  })
  await page.getByRole('button', { name: 'Sertifikam yok' }).click()
  await page.getByText('profilin eksik görünmez. İstediğin zaman').waitFor()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('link', { name: 'Profilim' }).click()
  await page.getByText('Eklemek istemediğini belirttin.').waitFor()
  expect(Number(await page.getByRole('meter').getAttribute('value'))).toBe(5)
  await page.getByRole('link', { name: 'Sertifikalar', exact: true }).click()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await page.getByRole('button', { name: 'Sertifikam yok' }).waitFor()
  expect(mistakes).toEqual([])
})

test('the second tab is told that the first has changed the same part; what it holds stays, and is saved when one insists', async () => {
  const { page: first, context } = await openPage(app, `${profile}/personal`, { signedIn: await aCandidate() })
  const second = await context.newPage()
  await goTo(second, `${app.address + profile}/personal`)
  const about = (page: typeof first) => page.getByLabel('Kendinden söz et')
  const save = (page: typeof first) => page.getByRole('button', { name: 'Kaydet' }).click()
  await about(first).fill('Birinci sekme')
  await save(first)
  await first.getByText(/\d’[dt][ae] kaydedildi/).waitFor()
  await about(second).fill('İkinci sekme')
  await save(second)
  await second.getByText('Bu bölümü başka bir sekmede değiştirdin').waitFor()
  expect(await axeFinds(second)).toEqual([])
  const looking = context.waitForEvent('page')
  await second.getByRole('link', { name: 'Son hâline yeni sekmede bak' }).click()
  const look = await looking
  await look.waitForLoadState()
  expect(await about(look).inputValue()).toBe('Birinci sekme')
  expect(await about(second).inputValue()).toBe('İkinci sekme')
  await save(second)
  await second.getByText(/\d’[dt][ae] kaydedildi/).waitFor()
})

test('on a phone the bar that saves covers neither what has the focus nor what is said about it', async () => {
  const { page, mistakes } = await openPage(app, `${profile}/personal`, { signedIn: await aCandidate(), width: 360 })
  await page.setViewportSize({ width: 360, height: 560 })
  await page.getByLabel('Ad', { exact: true }).fill('A')
  await page.getByLabel('Soyad').fill('Y')
  await page.getByLabel('Kendinden söz et').fill('Uzun uzun. '.repeat(190))
  await page.getByRole('button', { name: 'Kaydet' }).click()
  const problems = page.getByRole('region', { name: '3 alanı düzelt' }).getByRole('link')
  await problems.first().waitFor()
  for (const problem of await problems.all()) {
    await problem.click()
    await expect.poll(() => page.evaluate(coveredByBar), { message: String(await problem.textContent()) }).toEqual([])
  }
  await problems.first().focus()
  const passed: string[] = []
  do {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(coveredByBar), { message: passed.join(', ') }).toEqual([])
    passed.push(await page.evaluate(() => document.activeElement?.id || (document.activeElement?.textContent ?? '')))
  } while (passed.at(-1) !== 'Kaydet' && passed.length < 30)
  expect(passed).toEqual(expect.arrayContaining(['name', 'surname', 'gender', 'about', 'Kaydet']))
  expect(mistakes).toEqual([])
})

/** The parts of the focused element, and of its description, that the save bar covers. */
function coveredByBar() {
  const { activeElement: focused } = document
  const bar = document.querySelector('main [data-changed]')
  if (!focused || !bar || bar.contains(focused)) return []
  const about = (focused.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
  const top = bar.getBoundingClientRect().top
  return [focused, ...about.flatMap((id) => document.getElementById(id) ?? [])]
    .filter((element) => element.getBoundingClientRect().bottom > top + 1)
    .map((element) => element.id || element.tagName)
}
