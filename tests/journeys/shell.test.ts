import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { demoPassword } from '#demo/accounts.ts'
import { axeFinds } from '../axe.ts'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'
import { type StartedApp, startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clones.ts'

/** A geolocation service and a live chat, as they would be elsewhere on the net. */
let located = ''
const elsewhere = createServer((request, response) => {
  if (request.url === '/chat.js') return response.end('document.documentElement.dataset.chat = "here"')
  response.writeHead(located === '' ? 500 : 200).end(JSON.stringify({ country: located }))
})
const shared = journey()
let app: StartedApp
let chatOrigin: string

beforeAll(async () => {
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready))
  chatOrigin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
  app = await startApp(await cloneDatabase(inject('databaseServer')), {
    GEO_URL: `${chatOrigin}/{ip}/json`,
    CHAT_SCRIPT_URL: `${chatOrigin}/chat.js`,
    LOG_LEVEL: 'silent',
  })
})
afterAll(async () => {
  // Politely it would wait for the connections that the browser keeps open.
  await app?.kill()
  elsewhere.close()
})
beforeEach(() => {
  located = ''
})

const open = (path: string, visit = {}) => openPage({ browser: shared.browser, address: app.address }, path, visit)

describe('the location banner', () => {
  const banner = (page: Page) => page.getByRole('region', { name: /^(Ülke seçimi|Choose your country)$/ })
  const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }))

  test('offers the country where the visitor is, and leads to its pages', async () => {
    located = 'GB'
    const { page, mistakes } = await open('/?university=ege')
    await banner(page).waitFor()
    expect(await page.getByLabel('Ülke', { exact: true }).inputValue()).toBe('gb')
    expect(await axeFinds(page)).toEqual([])
    const before = Date.now()
    await page.getByRole('button', { name: 'DEVAM' }).click()
    await page.waitForURL(`${app.address}/tr-gb?university=ege`)
    const { lastVisitedAt, ...rest } = await kept(page)
    expect(rest).toEqual({ storageLanguage: 'tr', storageLoc: 'gb' })
    expect(Number(lastVisitedAt)).toBeGreaterThanOrEqual(before)
    expect(mistakes).toEqual([])
  })

  test('closed, it stays closed for three days', async () => {
    located = 'DE'
    const { page } = await open('/')
    await banner(page).waitFor()
    expect(await page.getByLabel('Ülke', { exact: true }).inputValue()).toBe('')
    await banner(page).getByRole('button', { name: 'Kapat' }).click()
    expect(await banner(page).isVisible()).toBe(false)
    expect(Object.keys(await kept(page))).toEqual(['lastVisitedAt'])

    await page.reload({ waitUntil: 'networkidle' })
    expect(await banner(page).isVisible()).toBe(false)
    await page.evaluate(() => localStorage.setItem('lastVisitedAt', String(Date.now() - 4320 * 60_000)))
    await page.reload()
    await banner(page).waitFor()
  })

  test('is the same on a page that is awake, and Other leaves the country out', async () => {
    located = 'FR'
    const { page, mistakes } = await open('/en-us/dev/ui?section=actions')
    await banner(page).waitFor()
    await page.getByRole('button', { name: 'CONTINUE', exact: true }).click()
    await page.waitForURL(`${app.address}/en/dev/ui?section=actions`)
    expect(await kept(page)).toMatchObject({ storageLanguage: 'en', storageLoc: '' })
    expect(mistakes).toEqual([])
  })

  test('stays away where the country is the page’s own, and when nobody knows it', async () => {
    for (const country of ['US', '']) {
      located = country
      const { page, mistakes } = await open('/en-us')
      expect(await banner(page).isVisible()).toBe(false)
      expect(mistakes).toEqual([])
    }
  })
})

describe('the live chat', () => {
  test.each(['/', '/dev/ui?section=actions'])(
    'comes to %s when it is configured, from the one origin that is allowed',
    async (path) => {
      const { page, mistakes } = await open(path)
      await page.waitForFunction(() => document.documentElement.dataset.chat === 'here')
      const policy = (await page.request.get(app.address + path)).headers()['content-security-policy'] ?? ''
      const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))
      expect(scripts?.replace(/ 'nonce-[^']+'/, '')).toBe(`script-src 'self' ${chatOrigin}`)
      expect(mistakes).toEqual([])
    },
  )

  test('comes as well where the service worker sees every request', async () => {
    const { page, mistakes } = await open('/', { hasWorker: true })
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.reload()
    await page.waitForFunction(() => document.documentElement.dataset.chat === 'here')
    expect(mistakes).toEqual([])
  })

  test.each([
    ...['/student-login', '/en/company-register', '/Student-Forgot-Password', '/reset-password?token=abc', '/verify'],
    ...[
      '/interview?token=abc',
      '/google?code=abc',
      '/istanbulsenin',
      '/company-invitation?token=abc',
      '/added-application?token=abc',
    ],
  ])('is not allowed on %s, which tells nobody its address', async (path) => {
    const answer = await fetch(app.address + path)
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('content-security-policy')).not.toContain(chatOrigin)
    expect(await answer.text()).not.toContain(chatOrigin)
  })

  test('stays behind at a click on a page where a password is typed, and where a session ends', async () => {
    const { page, context, mistakes } = await open('/student-dashboard/documents', { signedIn: 'aday@kopru.test' })
    const chat = () => page.evaluate(() => document.documentElement.dataset.chat)
    await expect.poll(chat).toBe('here')
    await page.locator('a[href$="/student-dashboard/notifications"]:visible').first().click()
    await page.waitForURL('**/student-dashboard/notifications')
    expect(await chat()).toBe('here')
    await page.locator('a[href$="/student-dashboard/settings"]:visible').first().click()
    await page.waitForURL('**/student-dashboard/settings/**')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await chat()).toBeUndefined()
    expect(await page.locator(`meta[name=chat-script], script[src^="${chatOrigin}"]`).count()).toBe(0)

    await page.goto(`${app.address}/student-dashboard/documents`)
    await expect.poll(chat).toBe('here')
    await context.clearCookies()
    await page.evaluate(() => new BroadcastChannel('kopru').postMessage('ENDED'))
    await page.getByText('Uzun süre işlem yapmadığınız için oturumunuz sonlanmıştır.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/student-login')
    expect(await chat()).toBeUndefined()
    expect(mistakes).toEqual([])
  })

  test('is nowhere when it is not', async () => {
    const { page } = await openPage(shared, '/')
    expect(await page.locator('meta[name=chat-script]').count()).toBe(0)
    expect(await page.locator('#location-banner').count()).toBe(0)
  })
})

describe('the global dialogs', () => {
  const dialogs = async (path: string) => {
    const { page, mistakes } = await open(path)
    return { page, mistakes, section: page.locator('#dialogs'), dialog: page.getByRole('dialog') }
  }
  const width = async (page: Page) => (await page.getByRole('dialog').boundingBox())?.width

  test('an error and a success have their words, and their button closes them', async () => {
    const { page, section, dialog, mistakes } = await dialogs('/dev/ui?section=dialogs')
    await section.getByRole('button', { name: 'Hata' }).click()
    await dialog.getByText('Veri alınırken hata meydana geldi.').waitFor()
    expect(await dialog.getByRole('heading').textContent()).toMatch(/Hata$/)
    expect(await width(page)).toBe(602)
    await dialog.getByRole('button', { name: 'Geri' }).click()
    await dialog.waitFor({ state: 'detached' })

    await section.getByRole('button', { name: 'Başarılı' }).click()
    await dialog.getByText('İşleminiz başarıyla gerçekleşmiştir.').waitFor()
    expect(await dialog.getByRole('heading').textContent()).toMatch(/Başarılı$/)
    expect(await width(page)).toBe(602)
    await dialog.getByRole('button', { name: 'Tamam' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(mistakes).toEqual([])
  })

  test('a warning waits for its handler, and cannot be closed meanwhile', async () => {
    const { page, section, dialog } = await dialogs('/dev/ui?section=dialogs')
    let answer = () => {}
    await page.route('**/health', async (route) => {
      await new Promise<void>((go) => {
        answer = go
      })
      await route.continue()
    })
    await section.getByRole('button', { name: 'Uyarı' }).click()
    const confirm = dialog.getByRole('button', { name: 'Devam et' })
    await confirm.waitFor()
    expect(await width(page)).toBe(680)
    await Promise.all([page.waitForRequest('**/health'), confirm.click()])
    expect(await confirm.getAttribute('aria-busy')).toBe('true')
    expect(await dialog.getByRole('button', { name: 'Geri' }).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await dialog.count()).toBe(1)
    answer()
    await dialog.waitFor({ state: 'detached' })
  })

  test('all of them are gone with the page that they spoke of', async () => {
    const { page, section, dialog } = await dialogs('/dev/ui?section=dialogs')
    await section.getByRole('button', { name: 'Kaydetmeden çık' }).click()
    await page.getByRole('dialog').nth(1).waitFor()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Kaydetmeden çık' }).click()
    await page.waitForURL('**/offline')
    await dialog.waitFor({ state: 'detached' })
  })
})

describe('a password of the older system', () => {
  const fill = async (page: Page, current: string, chosen: string, repeated: string) => {
    await page.getByLabel('Şu anki şifre', { exact: true }).fill(current)
    await page.getByLabel('Yeni şifre', { exact: true }).fill(chosen)
    await page.getByLabel('Yeni şifre (tekrar)', { exact: true }).fill(repeated)
    await page.getByRole('button', { name: 'Şifreyi değiştir' }).click()
  }
  const visit = async () => {
    const { page } = await open('/', { signedIn: 'eski@kopru.test' })
    const modal = page.getByRole('dialog', { name: 'Şifre yenileme' })
    await modal.waitFor()
    return { page, modal }
  }

  test('must be renewed: the modal does not close, and says what is wrong', async () => {
    const { page, modal } = await visit()
    expect((await modal.boundingBox())?.width).toBe(580)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await fill(page, '', 'kisa', 'baska')
    await modal.getByText('Bu alan zorunlu').waitFor()
    await modal.getByText('Şifren en az 8 karakter olmalı').waitFor()
    await modal.getByText('Şifreler').waitFor()
    expect(await axeFinds(page)).toEqual([])
  })

  test('refused, it ends the session and leads to where it can be reset', async () => {
    const { page, modal } = await visit()
    await fill(page, 'yanlis-sifre', 'YeniSifre2026', 'YeniSifre2026')
    await modal.waitFor({ state: 'detached' })
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Şifremi unuttum').waitFor()
    await dialog.getByRole('button', { name: 'Git' }).click()
    await page.waitForURL(`${app.address}/student-forgot-password`)
    await dialog.waitFor({ state: 'detached' })
  })

  test('renewed, it is not asked for again', async () => {
    const { page, modal } = await visit()
    const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/password'))
    await fill(page, demoPassword, 'YeniSifre2026', 'YeniSifre2026')
    expect((await sent).postDataJSON()).toEqual({
      currentPassword: demoPassword,
      newPassword: 'YeniSifre2026',
      code: 'Md5',
    })
    await modal.waitFor({ state: 'detached' })
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Bir sonraki girişinde yeni şifreni kullan.').waitFor()
    expect(await dialog.getByRole('heading').textContent()).toMatch(/Şifre başarıyla değiştirildi$/)
    expect(await dialog.getByRole('button').count()).toBe(0)
    expect(await axeFinds(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByLabel('Hesap: Mehmet Kaya').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
