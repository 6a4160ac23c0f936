import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'
import { codeTo } from '../pages/code-to.ts'
import { comingIn, newPassword as password } from '../pages/coming-in.ts'

const app = journey()
const { address } = app
const connection = connect(app.databaseUrl, { max: 1 })
afterAll(() => connection.close())
const { newEmail, fillAccount, signIn, signUp, isSignedIn, verify, mailTo } = comingIn(address)

test('a candidate signs up, verifies with the code from the e-mail, and goes on to where they wanted to', async () => {
  const email = newEmail()
  const { page, mistakes } = await openPage(app, '/company-login?to=%2F%3Funiversity%3Dege')
  // Whichever way they go among the pages by which people come in, where they were going is kept.
  const header = page.getByRole('banner')
  const onTheWay = (path: string) => page.waitForURL(`${address}${path}?to=%2F%3Funiversity%3Dege`)
  await header.getByRole('link', { name: 'Kaydol' }).click()
  await onTheWay('/company-register')
  await page.getByRole('main').getByRole('link', { name: 'Aday' }).click()
  await onTheWay('/student-register')
  await header.getByRole('link', { name: 'Giriş' }).click()
  await onTheWay('/student-login')
  await page.getByRole('link', { name: 'Şifremi unuttum' }).click()
  await onTheWay('/student-forgot-password')
  await header.getByRole('link', { name: 'Kaydol' }).click()
  await onTheWay('/student-register')
  await page.getByLabel('Ad', { exact: true }).fill('Ayşe')
  await page.getByLabel('Soyad').fill('Yılmaz')
  await fillAccount(page, email)
  await page.getByRole('button', { name: 'Hesap aç' }).click()
  await page.getByText(`${email} adresine 6 haneli bir kod gönderdik.`).waitFor()
  // A code that is complete is sent by itself.
  await page.getByLabel('Doğrulama kodu').fill((await mailTo(email)).code)
  await page.waitForURL(`${address}/?university=ege`)
  await isSignedIn(page)
  expect(mistakes).toEqual([])
})

test('an organization signs up in English and verifies by the link, which waits for a press of the button', async () => {
  const email = newEmail()
  const { page } = await openPage(app, '/en/company-register?to=/organizations-dashboard/forms')
  await page.getByLabel('Organization name').fill('Anadolu Eğitim Vakfı')
  await page.getByLabel('Your name').fill('Deniz')
  await page.getByLabel('Your surname').fill('Öztürk')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('I accept the terms of use').check()
  await page.getByLabel('I have read the data protection notice (KVKK)').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/en/verify?email=*')
  const { link } = await mailTo(email)
  expect((await fetch(link)).status).toBe(200)
  // On another device than the one they were going there on.
  const elsewhere = await openPage(app, link.slice(address.length))
  await elsewhere.page.getByRole('button', { name: 'Verify my e-mail address' }).click()
  await elsewhere.page.waitForURL(`${address}/en/organizations-dashboard/forms`)
  await isSignedIn(elsewhere.page)

  const again = await openPage(app, link.slice(address.length))
  await again.page.getByRole('button', { name: 'Verify my e-mail address' }).click()
  await again.page.getByText('This link is not valid').waitFor()
})

test('whoever signs in before verifying goes on at verification', async () => {
  const email = newEmail()
  await signUp(email)
  const { page } = await openPage(app, '/student-login')
  await signIn(page, email, password)
  await page.waitForURL(`${address}/verify?email=${encodeURIComponent(email)}`)
  await page.getByLabel('Doğrulama kodu').fill((await mailTo(email)).code)
  await page.waitForURL(`${address}/student-dashboard`)
  await isSignedIn(page)
})

test('with a second factor the password alone lets nobody in: a code goes to the telephone, again after ten seconds', async () => {
  const email = newEmail()
  const gsm = `+90532${String(Date.now()).slice(-7)}`
  await signUp(email)
  const protectedNow = { emailVerifiedAt: new Date(), gsm, gsmVerifiedAt: new Date(), twoFactorGsm: true }
  await connection.db.update(accounts).set(protectedNow).where(eq(accounts.email, email))
  const { page } = await openPage(app, '/student-login?to=%2Fen')
  await signIn(page, email, password)
  await page.getByRole('heading', { name: 'İkinci adım' }).waitFor()
  await page.getByText(`+90 *** *** ** ${gsm.slice(-2)} numarasına 6 haneli bir kod gönderdik.`).waitFor()
  expect(await page.getByLabel('Doğrulama kodu').getAttribute('autocomplete')).toBe('one-time-code')
  await page.getByRole('button', { name: /^Kodu yeniden gönder \(([1-9]|10) sn\)$/ }).waitFor()

  await page.getByLabel('Doğrulama kodu').fill('12345')
  await page.getByRole('button', { name: 'Doğrula ve giriş yap' }).click()
  expect(await page.locator('#code-error').textContent()).toBe('Kod 6 haneli olmalı.')

  const first = await codeTo(address, gsm)
  await page.getByRole('button', { name: 'Kodu yeniden gönder', exact: true }).click({ timeout: 15_000 })
  await page.getByText('Yeni kod gönderildi.').waitFor()
  await page.getByLabel('Doğrulama kodu').fill(await codeTo(address, gsm, first))
  await isSignedIn(page)
})

test('a sign-up begun before goes on at verification too', async () => {
  const email = newEmail()
  await signUp(email)
  const { page } = await openPage(app, '/student-register')
  await page.getByLabel('Ad', { exact: true }).fill('Ayşe')
  await page.getByLabel('Soyad').fill('Yılmaz')
  await fillAccount(page, email)
  await page.getByRole('button', { name: 'Hesap aç' }).click()
  await page.waitForURL('**/verify?email=*')

  // The way back leads to the form as it was filled in.
  await page.goBack()
  expect(await page.getByLabel('Ad', { exact: true }).inputValue()).toBe('Ayşe')
  expect(await page.getByLabel('Soyad').inputValue()).toBe('Yılmaz')
  expect(await page.getByLabel('E-posta').inputValue()).toBe(email)
})

test('a forgotten password is renewed by the link from the e-mail', async () => {
  const email = newEmail()
  await signUp(email)
  await verify(email)

  const { page } = await openPage(app, '/student-forgot-password?to=/student-dashboard/saved')
  await page.getByLabel('E-posta').fill(email)
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click()
  await page.getByText(`${email} adresiyle bir aday hesabın varsa`).waitFor()
  expect(await page.getByRole('button', { name: /Bağlantıyı yeniden gönder \(\d+ sn\)/ }).count()).toBe(1)

  const { link } = await mailTo(email, '/reset-password')
  await page.goto(link)
  await page.getByLabel('Yeni şifre', { exact: true }).fill('Yepyeni2027')
  await page.getByLabel('Yeni şifre (tekrar)').fill('Yepyeni2028')
  await page.getByRole('button', { name: 'Şifreyi değiştir' }).click()
  expect(await page.locator('#repeatPassword-error').textContent()).toBe('Şifreler eşleşmiyor.')
  await page.getByLabel('Yeni şifre (tekrar)').fill('Yepyeni2027')
  await page.getByRole('button', { name: 'Şifreyi değiştir' }).click()
  await page.getByRole('heading', { name: 'Şifre değişti' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Giriş yap' }).click()
  await page.waitForURL(`${address}/student-login?to=%2Fstudent-dashboard%2Fsaved`)
  await page.evaluate(() => {
    const button = document.querySelector('[data-post] [type=submit]')
    addEventListener('pagehide', () => sessionStorage.setItem('atTheEnd', button?.getAttribute('aria-busy') ?? 'idle'))
  })
  await signIn(page, email, 'Yepyeni2027')
  await page.waitForURL(`${address}/student-dashboard/saved`)
  await isSignedIn(page)
  // However slow the line is, the button is busy until the next page is there.
  expect(await page.evaluate(() => sessionStorage.getItem('atTheEnd'))).toBe('true')
})

test('an address without an account gets the same answer', async () => {
  const { page } = await openPage(app, '/en/company-forgot-password')
  await page.getByLabel('E-mail').fill(newEmail())
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByRole('heading', { name: 'E-mail on its way' }).waitFor()
})

test('a wrong password is said, and nothing that was typed is lost', async () => {
  const { page } = await openPage(app, '/company-login')
  await signIn(page, 'yok@kopru.test', 'yanlis1234')
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toContain('E-posta ya da şifre yanlış')
  expect(await alert.textContent()).toContain('Bilgilerinizi kontrol edip yeniden deneyin ya da şifrenizi sıfırlayın.')
  expect(await page.getByLabel('E-posta').inputValue()).toBe('yok@kopru.test')
  expect(await page.getByLabel('Şifre', { exact: true }).inputValue()).toBe('yanlis1234')
  // Meanwhile the app that they are on the way into is fetched.
  await page.locator('link[rel=prefetch][href*="/entry.client-"]').waitFor({ state: 'attached' })
})

test('what is missing or wrong is said beside its field and summed up, in the words of the rule', async () => {
  const { page } = await openPage(app, '/student-register')
  await page.getByLabel('Ad', { exact: true }).fill('A')
  await page.getByLabel('Şifre', { exact: true }).fill('kisa')
  await page.getByRole('button', { name: 'Hesap aç' }).click()
  await page.locator('#form-errors').waitFor()
  const summary = page.getByRole('region', { name: '6 alanı düzelt' })
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    'Ad: Adını en az 2 harfle yaz.',
    'Soyad: Bu alan zorunlu.',
    'E-posta: Bu alan zorunlu.',
    'Şifre: Şifren en az 8 karakter olmalı, en az 1 harf ve 1 rakam içermeli.',
    'Kullanım koşullarını kabul ediyorum: Devam etmek için bunu onaylaman gerekiyor.',
    'KVKK aydınlatma metnini okudum: Devam etmek için bunu onaylaman gerekiyor.',
  ])
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.locator('#password-error').textContent()).toBe(
    'Şifren en az 8 karakter olmalı, en az 1 harf ve 1 rakam içermeli.',
  )
  expect(await page.locator('#email-error').textContent()).toBe('Bu alan zorunlu.')
  await summary.getByRole('link', { name: 'Kullanım koşullarını kabul ediyorum' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('termsAccepted')
  expect(await page.getByLabel('Ad', { exact: true }).inputValue()).toBe('A')

  // A corrected field is no longer marked as wrong.
  await page.getByRole('checkbox', { name: 'Kullanım koşullarını kabul ediyorum' }).check()
  expect(await page.locator('#termsAccepted-error').count()).toBe(0)
  for (const [label, value] of [
    ['Ad', 'Ayşe'],
    ['Soyad', 'Kaya'],
    ['E-posta', 'yeni-ayse@ornek.test'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
  expect(await page.getByRole('region', { name: '2 alanı düzelt' }).getByRole('link').allTextContents()).toEqual([
    'Şifre: Şifren en az 8 karakter olmalı, en az 1 harf ve 1 rakam içermeli.',
    'KVKK aydınlatma metnini okudum: Devam etmek için bunu onaylaman gerekiyor.',
  ])
  expect(await page.getByLabel('Soyad').getAttribute('aria-invalid')).toBeNull()
  await page.getByRole('checkbox', { name: 'KVKK aydınlatma metnini okudum' }).check()
  await page.getByRole('region', { name: 'Bir alanı düzelt' }).waitFor()
  await page.getByLabel('Şifre', { exact: true }).fill('k')
  expect(await page.locator('#form-errors').count()).toBe(0)

  await page.getByLabel('Şifre', { exact: true }).fill('k'.repeat(28))
  expect(await page.getByRole('listitem').filter({ hasText: '8–28 karakter' }).textContent()).toContain('(tamam)')
  expect(await page.getByRole('listitem').filter({ hasText: 'En az 1 rakam' }).textContent()).toContain('(eksik)')
  await page.getByLabel('Şifre', { exact: true }).fill('k1'.repeat(15))
  await page.getByRole('button', { name: 'Hesap aç' }).click()
  await page.locator('#password-error').getByText('En fazla 28 karakter olabilir.').waitFor()
})
