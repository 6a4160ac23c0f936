import { expect, test } from 'vitest'
import { sharedPages } from '#contract/listings/share-pictures.ts'
import { aDevice } from '../device.ts'
import { journey } from '../journey.ts'
import { mistakesOn, openPage } from '../open-page.ts'

const app = journey()
const { address } = app

test('an anonymous visitor gets a document: no framework, no inline script, and a policy that allows none', async () => {
  const { page, mistakes } = await openPage(app, '/')
  const scripts = await page
    .locator('script:not([type="application/ld+json"])')
    .evaluateAll((all) => all.map((script) => ({ inline: script.textContent !== '', src: script.getAttribute('src') })))
  expect(scripts).toEqual([{ inline: false, src: expect.stringMatching(/^\/assets\/document-[\w-]+\.js$/) }])
  expect(await page.evaluate(() => '__reactRouterContext' in window)).toBe(false)
  const answer = await page.request.get(`${address}/`)
  expect(answer.headers()['content-security-policy']).toContain("script-src 'self'")
  expect(answer.headers()['content-security-policy']).not.toContain('nonce')
  expect(answer.headers()['speculation-rules']).toBe('"/speculation-rules.json"')
  expect(mistakes).toEqual([])
})

test('a visitor without scripts searches from the landing page, and the address says for what', async () => {
  const { page } = await openPage(app, '/', { javaScriptEnabled: false })
  await page.getByLabel('İlanlarda ara').fill('qqqq zzzz')
  await page.getByRole('button', { name: 'Ara' }).click()
  expect(page.url()).toBe(`${address}/search?search=qqqq+zzzz`)
  expect(await page.getByText('“qqqq zzzz” için bir şey bulunamadı').count()).toBe(1)
  expect(await page.getByLabel('İlanlarda ara').inputValue()).toBe('qqqq zzzz')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})

test('where script runs, a filter is sent as it is chosen, and the list is exchanged in place', async () => {
  const { page, mistakes } = await openPage(app, '/en/search')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByLabel('Sort by').selectOption('newest')
  await page.waitForURL(`${address}/en/search?sort=newest`)
  await page.getByLabel('Status').selectOption('Upcoming')
  await page.waitForURL(`${address}/en/search?sort=newest&state=Upcoming`)
  await page.getByRole('link', { name: 'Remove Opening soon' }).click()
  await page.waitForURL(`${address}/en/search?sort=newest`)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  await page.goBack()
  await page.getByRole('link', { name: 'Remove Opening soon' }).waitFor()
  expect(await page.getByLabel('Sort by').inputValue()).toBe('newest')
  expect(mistakes).toEqual([])
})

test('whoever signs in or up from the header of a list or a listing comes back to it, in each language', async () => {
  for (const path of ['/jobs?sort=newest&utm_source=mail', '/en/organizations', '/scholarships/nobody-knows-it']) {
    const { page } = await openPage(app, path, { javaScriptEnabled: false })
    const hrefs = await page
      .getByRole('banner')
      .locator('a[href*="student-"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const [prefix, to] = path.startsWith('/en') ? ['/en', path.slice(3)] : ['', path.split('?', 1)[0] ?? '']
    const query = new URLSearchParams({ to })
    expect(hrefs).toEqual([`${prefix}/student-login?${query}`, `${prefix}/student-register?${query}`])
  }
})

test('an address that nobody understands is the list without it', async () => {
  const { status, page } = await openPage(app, '/jobs?page=-3&level=gods&cityId=%FF&sort=1')
  expect(status).toBe(200)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${address}/jobs`)
})

test('a university that is not among the choices is typed, without Turkish letters too', async () => {
  const answer = await fetch(`${address}/en/jobs?level=phd&university=bogazici`, { redirect: 'manual' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toMatch(/^\/en\/jobs\?level=phd&universityId=\d+$/)
})

test('without scripts, what was typed into the contact form stays there beside what is wrong with it', async () => {
  const { page } = await openPage(app, '/contact-us', { javaScriptEnabled: false })
  await page.getByText('En az 10 karakter').waitFor()
  await page.getByLabel('Ad soyad').fill('Ayşe Yılmaz')
  await page.getByLabel('E-posta').fill('ayse@')
  await page.getByLabel('Mesajın').fill('Kısa')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await page.getByText('2 alanı düzelt').waitFor()
  expect(await page.getByLabel('Ad soyad').inputValue()).toBe('Ayşe Yılmaz')
  expect(await page.getByLabel('E-posta').getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel('Mesajın').inputValue()).toBe('Kısa')
})

test('a contact form that was opened yesterday is sent at the second try', async () => {
  const body = new URLSearchParams({
    name: 'Ayşe Yılmaz',
    email: 'ayse@kopru.test',
    topic: 'technical',
    message: 'Belgem yüklenmiyor.',
    began: 'of-yesterday',
  })
  const answer = await fetch(`${address}/contact-us`, { method: 'POST', body, headers: { origin: address } })
  const page = await answer.text()
  expect(page).toContain('birkaç saniye bekleyip yeniden gönder')
  expect(page).toContain('Belgem yüklenmiyor.')
  expect(/name="began" value="([^"]*)"/.exec(page)?.[1]).toMatch(/^[\w.-]{60,}$/)
})

test('the legal texts name their version, and an older one would be found under its own', async () => {
  const { page } = await openPage(app, '/en/legal/kvkk/2026-11-15')
  expect(await page.getByText('Version 2026-11-15, in force since 15 November 2026').count()).toBe(1)
  expect((await page.request.get(`${address}/legal/kvkk/2020-01-01`)).status()).toBe(404)
})

test('the same page is hydrated for whoever carries a session', async () => {
  const { page, mistakes } = await openPage(app, '/', { signedIn: true })
  await page.waitForFunction(() => '__reactRouterContext' in window)
  await page.getByLabel('İlanlarda ara').fill('ISPARTA')
  const asked = page.waitForResponse((response) => response.url().includes('/api/common/advertisements?'))
  await page.getByRole('button', { name: 'Ara' }).click()
  expect((await asked).status()).toBe(200)
  await page.waitForURL(`${address}/search?search=ISPARTA`)
  const places = page.getByRole('navigation', { name: 'Aday menüsü' })
  expect(await places.locator('[aria-current]').allInnerTexts()).toEqual(['Keşfet'])
  await page.getByLabel('Durum').selectOption('Closed')
  await page.waitForURL((url) => url.searchParams.get('state') === 'Closed')
  // Signed-in people need not enter their name.
  await page.goto(`${address}/contact-us`)
  expect(await page.getByLabel('Ad soyad').inputValue()).not.toBe('')
  expect(await page.getByLabel('E-posta').inputValue()).toBe('aday@kopru.test')
  expect(mistakes).toEqual([])
})

test('who reads the description of the API searches its calls, and copies an example', async () => {
  const page = await aDevice(app.browser, address)
  const mistakes = mistakesOn(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  // It is one pattern over and over, and long: a few of its calls show it.
  const whole = await fetch(`${address}/api/docs`)
  const body = (await whole.text()).replace(/<article class="call".*?<\/article>/gs, (call) =>
    call.includes('/data/') ? call : '',
  )
  const headers = {
    'content-type': 'text/html',
    'content-security-policy': String(whole.headers.get('content-security-policy')),
  }
  await page.route('**/api/docs', (route) => route.fulfill({ body, headers }))
  await page.goto(`${address}/api/docs`)
  const calls = page.locator('article.call:visible')
  expect(await calls.count()).toBeGreaterThan(4)
  await page.getByLabel('Çağrılarda ara').fill('UNIVERSITELER')
  await expect.poll(() => calls.count()).toBe(1)
  await page.getByRole('button', { name: 'GET /data/universities örneğini kopyala' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`curl '${address}/api/data/universities'`)
  await page.getByLabel('Çağrılarda ara').fill('zzzz')
  await page.getByText('Eşleşen çağrı yok.').waitFor()
  expect(mistakes).toEqual([])
})

// A browser tells of an animation between two pages that it called off by a promise nobody hears; so there is none.
test('a window that changes its size while one page follows another makes no mistake of it', async () => {
  const { page, mistakes } = await openPage(app, '/')
  for (const width of [1290, 1300, 1310, 1320]) {
    await page.goto(address)
    await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/jobs"]')?.click())
    await page.waitForURL('**/jobs', { waitUntil: 'commit' })
    await page.setViewportSize({ width, height: 700 })
    await page.waitForLoadState()
  }
  expect(mistakes).toEqual([])
})

test('changing the language keeps the page, the search and the country', async () => {
  const { page } = await openPage(app, '/tr-gb?university=ege')
  await page.getByLabel('Dil: Türkçe').click()
  await page.getByRole('link', { name: 'English' }).click()
  expect(page.url()).toBe(`${address}/en-gb?university=ege`)
  expect(await page.locator('html').getAttribute('lang')).toBe('en-GB')
  await page.getByRole('link', { name: 'Köprü, home page' }).click()
  expect(page.url()).toBe(`${address}/en-gb`)
})

test('search engines learn of all eight locales and of the canonical address', async () => {
  const { page } = await openPage(app, '/en-us')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${address}/en-us`)
  const alternates = await page
    .locator('link[rel=alternate]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
  expect(alternates).toEqual([
    ['tr', `${address}/`],
    ['en', `${address}/en`],
    ['tr-TR', `${address}/tr-tr`],
    ['tr-GB', `${address}/tr-gb`],
    ['tr-US', `${address}/tr-us`],
    ['en-TR', `${address}/en-tr`],
    ['en-GB', `${address}/en-gb`],
    ['en-US', `${address}/en-us`],
    ['x-default', `${address}/`],
  ])
})

test.each(Object.entries(sharedPages))('%s has a picture for whoever shares it, in both languages', async (_, path) => {
  for (const [prefix, language] of [
    ['', 'tr'],
    ['/en', 'en'],
  ]) {
    const html = await (await fetch(`${address}${prefix}${path === '/' && prefix ? '' : path}`)).text()
    const meta = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
    expect(meta('og:image')).toMatch(new RegExp(`^${address}/og/pages/\\w+\\.${language}\\.png$`))
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
    expect(meta('og:image:alt')).toBeTruthy()
    expect(meta('twitter:card')).toBe('summary_large_image')
    const picture = await fetch(meta('og:image') ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(picture.headers.get('cache-control')).toContain('max-age=3600')
  }
})

test.each([
  ['/de', 'tr', 'Sayfa bulunamadı'],
  ['/EN', 'tr', 'Sayfa bulunamadı'],
  ['/en/nothing/here', 'en', 'Page not found'],
  ['/tr-gb/yok', 'tr-GB', 'Sayfa bulunamadı'],
  ['/en/%ff', 'en', 'Page not found'],
])('%s is a page that does not exist, in %s', async (path, language, title) => {
  const { page, status } = await openPage(app, path)
  expect(status).toBe(404)
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
})

test('what somebody adds to the address of a page makes no other page of it', async () => {
  const ask = async (search: string) => {
    const answer = await fetch(`${address}/en/communities${search}`)
    return { cache: answer.headers.get('x-cache'), html: await answer.text() }
  }
  const { html } = await ask('')
  for (const search of ['?x=1', '?x=2&utm_source=y', '?y=%3Cscript%3E']) {
    expect(await ask(search)).toEqual({ cache: 'hit', html })
  }
  expect((await ask('?search=qqqq&x=3')).html).not.toContain('x=3')
  expect((await ask('?x=4&search=qqqq')).cache).toBe('hit')
})

test('the default locale has one address: /tr moves to it for good', async () => {
  const answer = await fetch(`${address}/tr/?university=ege`, { redirect: 'manual' })
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe('/?university=ege')
})

test('by keyboard: the first stop skips to the content, and Escape closes the language menu', async () => {
  const { page } = await openPage(app, '/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  const menu = page.getByLabel('Dil: Türkçe')
  await menu.focus()
  await page.keyboard.press('Enter')
  expect(await page.locator('details[open]').count()).toBe(1)
  await page.keyboard.press('Escape')
  expect(await page.locator('details[open]').count()).toBe(0)
  await expect.poll(() => menu.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('without a network the page says so, and the next one is the offline page in its language', async () => {
  const { page, context } = await openPage(app, '/en', { hasWorker: true })
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
  })
  await context.setOffline(true)
  await page.getByText('You are offline.').waitFor()
  await page.goto(`${address}/en?university=ege`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('You are offline')
  await context.setOffline(false)
  // Back by itself, at the address that was wanted.
  await page.waitForURL(`${address}/en?university=ege`)
  await page.getByRole('heading', { name: 'You are offline' }).waitFor({ state: 'detached' })
})

test('the offline page knows who is signed in, and offers no sign-in', async () => {
  const visit = { signedIn: true, isWhole: true, hasWorker: true }
  const { page, context } = await openPage(app, '/student-dashboard', visit)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
  })
  await context.setOffline(true)
  await page.goto(`${address}/student-dashboard/documents`)
  await page.getByText(/^Oturumun açık: \S+/).waitFor()
  expect(await page.getByRole('link', { name: 'Giriş yap' }).isVisible()).toBe(false)
  await context.setOffline(false)
  await page.getByRole('heading', { name: 'Belgelerim', level: 1 }).waitFor()

  // A week later the cookie is gone: the next one at this computer is no longer called by that name.
  await page.goto('about:blank')
  await context.clearCookies()
  await page.goto(address)
  await context.setOffline(true)
  await page.goto(`${address}/scholarships`)
  await page.getByRole('heading', { name: 'İnternet bağlantısı yok', level: 1 }).waitFor()
  await page.locator('html[data-script]').waitFor()
  expect(await page.getByText(/^Oturumun açık/).isVisible()).toBe(false)
  await context.setOffline(false)
})
