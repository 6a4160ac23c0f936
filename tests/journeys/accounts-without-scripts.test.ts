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
const { newEmail, signIn, signUp, isSignedIn, verify, mailTo } = comingIn(address)

test('without scripts one signs up, verifies, and signs in with a code from the telephone', async () => {
  const email = newEmail()
  const [who] = email.split('@')
  const { page } = await openPage(app, '/student-register?to=/student-dashboard/saved', { javaScriptEnabled: false })
  await page.getByLabel('Ad', { exact: true }).fill('Ayşe')
  await page.getByLabel('E-posta').fill(`${who}@gmial.com`)
  await page.getByLabel('Kullanım koşullarını kabul ediyorum').check()
  await page.getByRole('button', { name: 'Hesap aç' }).click()
  const summary = page.getByRole('region', { name: '3 alanı düzelt' })
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    'Soyad: Bu alan zorunlu.',
    'Şifre: Bu alan zorunlu.',
    'KVKK aydınlatma metnini okudum: Devam etmek için bunu onaylaman gerekiyor.',
  ])
  // Typed and ticked input stays.
  expect(await page.getByLabel('E-posta').inputValue()).toBe(`${who}@gmial.com`)
  await page.getByText('gmail.com mu demek istedin?').waitFor()
  await page.getByLabel('Soyad').fill('Yılmaz')
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByLabel('KVKK aydınlatma metnini okudum').check()
  await page.getByRole('button', { name: `${who}@gmail.com ile devam et` }).click()
  await page.getByText(`${who}@gmail.com adresine 6 haneli bir kod gönderdik.`).waitFor()
  // That was not theirs either.
  await page.getByText('E-posta adresi yanlış mı?').click()
  await page.getByLabel('E-posta').fill(email)
  await page.getByRole('button', { name: 'Adresi düzelt ve yeni kod gönder' }).click()
  await page.getByText(`${email} adresine 6 haneli bir kod gönderdik.`).waitFor()
  const { code } = await mailTo(email)
  await page.getByLabel('Doğrulama kodu').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Doğrula' }).click()
  await page.getByRole('alert').getByText('Kod geçersiz').waitFor()
  await page.getByLabel('Doğrulama kodu').fill(code)
  await page.getByRole('button', { name: 'Doğrula' }).click()
  await page.waitForURL(`${address}/student-dashboard/saved`)
  await isSignedIn(page)

  const gsm = `+90534${String(Date.now()).slice(-7)}`
  const protectedNow = { gsm, gsmVerifiedAt: new Date(), twoFactorGsm: true }
  await connection.db.update(accounts).set(protectedNow).where(eq(accounts.email, email))
  await page.context().clearCookies()
  await page.goto(`${address}/student-login`)
  await signIn(page, email, 'Yanlis2026')
  await page.getByRole('alert').getByText('E-posta ya da şifre yanlış').waitFor()
  expect(await page.getByLabel('Şifre', { exact: true }).inputValue()).toBe('')
  await signIn(page, email, password)
  await page.getByLabel('Doğrulama kodu').fill(await codeTo(address, gsm))
  expect(await page.content()).not.toContain(password)
  await page.getByRole('button', { name: 'Doğrula ve giriş yap' }).click()
  await page.waitForURL(`${address}/student-dashboard`)
  await isSignedIn(page)
})

test('without scripts a forgotten password is renewed in English, and its link says when it is spent', async () => {
  const email = newEmail()
  await signUp(email)
  await verify(email)
  const { page } = await openPage(app, '/en/student-forgot-password', { javaScriptEnabled: false })
  await page.getByRole('button', { name: 'Send link' }).click()
  expect(await page.locator('#email-error').textContent()).toBe('This field is required.')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByRole('heading', { name: 'E-mail on its way' }).waitFor()
  const { link } = await mailTo(email, '/reset-password')
  await page.goto(link)
  await page.getByLabel('Yeni şifre', { exact: true }).fill('Yepyeni2027')
  await page.getByLabel('Yeni şifre (tekrar)').fill('Yepyeni2027')
  await page.getByRole('button', { name: 'Şifreyi değiştir' }).click()
  await page.getByRole('heading', { name: 'Şifre değişti' }).waitFor()
  await page.goto(link)
  await page.getByRole('heading', { name: 'Bu bağlantı kullanılmış ya da süresi dolmuş' }).waitFor()
})

test('an address with something else in it is no failure of ours, and a form that comes too late leads on', async () => {
  const read = async (path: string) => (await fetch(address + path)).text()
  expect(await read('/reset-password?token=%00')).toContain('Bu bağlantı kullanılmış ya da süresi dolmuş')
  expect(await read('/interview?token=%00')).toContain('Bu bağlantı geçerli değil')
  expect(
    await read(`/verify?email=${encodeURIComponent('Hesabın kapandı, 0850 111 22 33 numarasını ara @')}`),
  ).not.toContain('Hesabın kapandı')
  const post = (path: string, body: Record<string, string>) =>
    fetch(address + path, {
      method: 'POST',
      body: new URLSearchParams(body),
      headers: { origin: address },
      redirect: 'manual',
    })
  // The session ended while the new terms were read.
  const late = await post('/agreement?to=/student-dashboard/saved', { version: '2026-01-01' })
  expect([late.status, late.headers.get('location')]).toEqual([303, '/student-login?to=%2Fstudent-dashboard%2Fsaved'])
  expect(await (await post('/verify?token=%00', {})).text()).toContain('Bağlantı geçersiz')
})

test('who has to wait for long is told so in minutes, and an organization politely', async () => {
  const { page } = await openPage(app, '/company-login', { javaScriptEnabled: false })
  const email = newEmail()
  for (let tries = 0; tries < 11; tries += 1) await signIn(page, email, 'Yanlis2026')
  await page.getByRole('alert').getByText('15 dakika sonra yeniden deneyebilirsiniz.').waitFor()
})
