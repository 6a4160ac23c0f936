import { expect, test } from 'vitest'
import { demoPassword } from '#demo/accounts.ts'
import { axeFinds } from '../axe.ts'
import { signIn } from '../open-page.ts'
import { codeTo } from '../pages/code-to.ts'
import { press } from '../pages/press.ts'
import { aNumber, isFocused, settings, settingsJourney } from '../settings.ts'

const { address, devices, aCandidate, aRoot, mayEnter, openAs } = settingsJourney()

test('a candidate changes the password: the old one is asked for, and every other device is signed out', async () => {
  const email = await aCandidate()
  const { page, mistakes } = await openAs(email, `${settings}/password`)
  const other = await openAs(email, `${settings}/sessions`, 'elsewhere')
  await page.getByLabel('Şu anki şifren').fill('Yanlis2026')
  await page.getByLabel('Yeni şifre', { exact: true }).fill('kisa')
  await page.getByLabel('Yeni şifre (tekrar)').fill('baska')
  await press(page, 'Şifreyi değiştir')
  await page.getByRole('region', { name: '2 alanı düzelt' }).waitFor()
  expect(await page.locator('#newPassword-error').textContent()).toBe(
    'Şifren en az 8 karakter olmalı, en az 1 harf ve 1 rakam içermeli.',
  )
  expect(await page.locator('#repeatPassword-error').textContent()).toBe('Şifreler eşleşmiyor.')

  await page.getByLabel('Yeni şifre', { exact: true }).fill('Yepyeni2027')
  await page.getByLabel('Yeni şifre (tekrar)').fill('Yepyeni2027')
  await press(page, 'Şifreyi değiştir')
  await page.getByRole('region', { name: 'Bir alanı düzelt' }).waitFor()
  expect(await page.locator('#currentPassword-error').textContent()).toContain('Şifre yanlış.')
  expect(await isFocused(page, 'section[aria-labelledby=form-errors]')).toBe(true)
  expect(await axeFinds(page)).toEqual([])

  await page.getByLabel('Şu anki şifren').fill(demoPassword)
  await press(page, 'Şifreyi değiştir')
  await page.getByText('Şifren değişti').waitFor()
  expect(await page.getByLabel('Şu anki şifren').inputValue()).toBe('')
  expect(mistakes.filter((mistake) => !mistake.includes('400'))).toEqual([])

  await other.page.reload()
  await other.page.waitForURL(`${address}/student-login?to=*`)
  expect(await mayEnter(email, demoPassword)).toBe(401)
  expect(await mayEnter(email, 'Yepyeni2027')).toBe(200)
})

test('a new e-mail address counts when its code comes back, and the header follows', async () => {
  const email = await aCandidate()
  const next = `yeni-${email}`
  const { page } = await openAs(email, `/en${settings}/email`)
  await page.getByLabel('New e-mail address').fill(next)
  await page.getByLabel('Your password').fill('Yanlis2026')
  await press(page, 'Send code')
  await page.locator('#password-error').waitFor()
  await page.getByLabel('Your password').fill(demoPassword)
  await press(page, 'Send code')
  await page.getByText(`We sent a 6-digit code to ${next}.`).waitFor()
  expect(await isFocused(page, '#code')).toBe(true)

  await page.getByLabel('Verification code').fill('000000')
  await press(page, 'Change address')
  await page.locator('#code-error').waitFor()
  await page.getByLabel('Verification code').fill(await codeTo(address, next))
  await press(page, 'Change address')
  await page.getByText('E-mail address changed').waitFor()
  await page.getByRole('banner').getByText('Ayşe Yılmaz').first().click()
  await page.getByRole('banner').getByText(next).waitFor()
  expect(await mayEnter(next, demoPassword)).toBe(200)
})

test('a notification is saved with its switch, and the switch goes back when it could not be', async () => {
  const email = await aCandidate({ gsm: aNumber(), gsmVerifiedAt: new Date() })
  const { page } = await openAs(email, `${settings}/notifications`)
  const messages = page.getByRole('row', { name: 'Mesajlar' })
  const bySms = messages.getByRole('switch', { name: 'Mesajlar: SMS' })
  const byEmail = messages.getByRole('switch', { name: 'Mesajlar: E-posta' })
  await bySms.click()
  await byEmail.click()
  await messages.getByText('Kaydedildi').waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  expect([await bySms.isChecked(), await byEmail.isChecked()]).toEqual([false, false])

  await page.route('**/api/candidates/*/notifications', (route) => route.abort())
  await bySms.click()
  await messages.getByText('Kaydedilemedi').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await bySms.isChecked()).toBe(false)

  await page.setViewportSize({ width: 360, height: 900 })
  expect(await page.getByRole('table').count()).toBe(0)
  expect(await page.getByRole('group', { name: 'Mesajlar' }).getByLabel('SMS').isChecked()).toBe(false)
  expect(await axeFinds(page)).toEqual([])
})

test('a member of an organization changes the own password', async () => {
  const email = await aRoot()
  const { page } = await openAs(email, '/organizations-dashboard/settings/password')
  await page.getByText('Şifreniz en az 8 karakter olmalı').waitFor()
  await page.getByLabel('Şu anki şifreniz').fill(demoPassword)
  await page.getByLabel('Yeni şifre', { exact: true }).fill('Yepyeni2027')
  await page.getByLabel('Yeni şifre (tekrar)').fill('Yepyeni2027')
  await press(page, 'Şifreyi değiştir')
  await page.getByText('Şifreniz değişti').waitFor()
  expect(await mayEnter(email, 'Yepyeni2027')).toBe(200)
})

test('whoever comes without a session signs in and stands on exactly that page', async () => {
  const email = await aCandidate()
  const page = await devices.here.newPage()
  await page.goto(`${address}/en${settings}/notifications?from=mail`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await press(page, 'Sign in')
  await page.waitForURL(`${address}/en${settings}/notifications?from=mail`)
  await page.getByRole('heading', { name: 'Notifications' }).waitFor()
})

test('a candidate is told that an organization’s settings are not theirs', async () => {
  await signIn(devices.here, address, await aCandidate())
  const answer = await devices.here.request.get(`${address}/organizations-dashboard/settings/security`)
  expect(answer.status()).toBe(403)
  expect(await answer.text()).not.toContain('Geçiş anahtarları')
})
