import { sql } from 'drizzle-orm'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '#database/connection.ts'
import { setSecret } from '#platform/secrets.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { markId } from '#platform/tokens.ts'
import { axeFinds, sticksOut } from '../axe.ts'
import { pressKey, tabTo } from '../keyboard.ts'
import { writeLongWords } from '../long-words.ts'
import { aPdf } from '../made-files.ts'
import { goTo, openPage } from '../open-page.ts'
import { readReports } from '../read-reports.ts'
import { type StartedApp, secretOfApps, startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clones.ts'

// Pages that are about something: with the demo's data they are as full as on a working day.
let app: StartedApp & { readonly browser: Browser }
let connection: ReturnType<typeof connect>

beforeAll(async () => {
  const database = await cloneDatabase(inject('databaseServer'))
  const started = await startApp(database, { DEMO: 'whole' })
  connection = connect(database, { max: 1 })
  app = { ...started, browser: await chromium.connect(inject('browserEndpoint')) }
}, 60_000)
afterAll(async () => {
  await connection.close()
  await app.browser.close()
  await app.stop()
})

const phone = { width: 360, scheme: 'light' } as const
const desk = { width: 1440, scheme: 'dark' } as const

// Each page in one of the two looks and languages: what they are made of is looked at in both elsewhere.
test('a candidate looks around: axe finds nothing, and nothing sticks out', async () => {
  const home = '/en/student-dashboard'
  const { page, context, mistakes } = await openPage(app, home, { ...desk, signedIn: true })
  await expectGood(page)
  for (const path of ['notifications', 'saved', 'documents']) {
    await page.goto(`${app.address}${home}/${path}`)
    await expectGood(page)
  }
  expect(mistakes).toEqual([])
  await context.close()
})

test('a candidate follows an application up on the phone: axe finds nothing, and nothing sticks out', async () => {
  const home = '/student-dashboard'
  const { page, context, mistakes } = await openPage(app, `${home}/interviews`, { ...phone, signedIn: true })
  await expectGood(page)
  await page.goto(`${app.address}${home}/applications`)
  await expectGood(page)
  await page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first().click()
  await page.waitForURL(/\/applications\/[0-9a-f-]{36}$/)
  await expectGood(page)
  expect(mistakes).toEqual([])
  await context.close()
})

test('who was invited answers by the link of the e-mail, without signing in and without script', async () => {
  const { rows } = await connection.db.execute<{ id: string }>(sql`
    select invitation.id from interview_invitations as invitation
    join candidates on candidates.id = invitation.candidate_id join accounts on accounts.id = candidates.account_id
    where accounts.email = 'aday@kopru.test' and invitation.status = 'Pending' limit 1`)
  setSecret(secretOfApps)
  const path = `/interview?token=${markId(rows[0]?.id ?? '', 'interview links')}`
  const { page } = await openPage(app, path, { ...phone, javaScriptEnabled: false })
  const times = page.getByRole('radio')
  expect(await times.count()).toBe(3)
  await times.first().check()
  await page.getByRole('button', { name: 'Bu saati kabul et' }).click()
  await page.getByRole('heading', { name: 'Mülakat saatin' }).waitFor()
  const file = await page.getByRole('link', { name: 'Takvim dosyası' }).getAttribute('href')
  expect(await (await fetch(app.address + file)).text()).toContain('BEGIN:VEVENT')
  await page.getByText('Başka saat iste').click()
  await page.getByLabel('Hangi günler ve saatler sana uyar?').fill('Akşam olabilir mi?')
  await page.getByRole('button', { name: 'İsteğimi gönder' }).click()
  await page.getByText('İsteğin kuruma iletildi').waitFor()
  const { page: awake, mistakes } = await openPage(app, path, phone)
  await expectGood(awake)
  expect(mistakes).toEqual([])
})

test('an organization reads: axe finds nothing, and nothing sticks out', async () => {
  const path = '/organizations-dashboard/forms'
  const { page, context, mistakes } = await openPage(app, path, { ...desk, signedIn: 'kurum@kopru.test' })
  const form = page.locator('main tr', { hasText: 'Anadolu Başarı Bursu' })
  const applications = await form.locator('a[href$="/applications"]').getAttribute('href')
  await page.getByRole('link', { name: /^Bildirimler/ }).click()
  await page.getByRole('heading', { name: 'Bildirimler' }).waitFor()
  await expectGood(page)
  await page.goto(`${app.address}${applications}?samePerson=true`)
  await expectGood(page)
  const people = page.locator('main tr a[href*="/applications/"]')
  expect(await people.count()).toBe(2)
  await page.goto(app.address + (await people.first().getAttribute('href')))
  await page.getByText('Aynı kimlik numarasıyla bu ilana başka bir başvuru daha var').waitFor()
  await expectGood(page)
  await page.goto(app.address + applications?.replace(/applications$/, 'messages'))
  await expectGood(page)
  expect(await page.getByRole('main').textContent()).not.toContain('{{')
  await page
    .getByRole('button', { name: /mesajı gör$/ })
    .first()
    .click()
  const next = page.getByRole('button', { name: 'Sonraki', exact: true })
  await next.waitFor()
  while ((await next.getAttribute('aria-disabled')) !== 'true') await next.press('Enter')
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true)
  await expectGood(page)
  for (const view of ['week', 'open']) {
    await page.goto(`${app.address}/organizations-dashboard/interviews?view=${view}`)
    await expectGood(page)
  }
  for (const path of ['apps', 'apps/orders', 'apps/history']) {
    await page.goto(`${app.address}/organizations-dashboard/${path}`)
    await expectGood(page)
  }
  await page.goto(`${app.address}/organizations-dashboard/settings/message-templates`)
  await expectGood(page)
  expect(await page.getByRole('main').textContent()).not.toContain('{{')
  expect(mistakes).toEqual([])
  await context.close()
})

test('an interviewer types more than the score allows: nothing is saved, and it is said at the field', async () => {
  const yesterday = istanbulDay(new Date(Date.now() - 86_400_000))
  const sheet = `/organizations-dashboard/interviews?view=sheet&day=${yesterday}`
  const { page, context, mistakes } = await openPage(app, sheet, { signedIn: 'kurum@kopru.test', isWhole: true })
  await page.getByRole('button', { name: 'Değerlendir', exact: true }).first().click()
  const score = page.getByLabel('Puan')
  await score.pressSequentially('120')
  await score.press('Enter')
  await page.getByText('En fazla 100 olabilir.').waitFor()
  expect(await hasFocus(score)).toBe(true)
  expect(await page.getByText('Değerlendirmeniz kaydedildi').count()).toBe(0)
  expect(await axeFinds(page)).toEqual([])
  await score.fill('84')
  await score.press('Enter')
  await page.getByText('Değerlendirmeniz kaydedildi').waitFor()
  expect(mistakes).toEqual([])
  await context.close()
})

test('results are read: axe finds nothing, and nothing sticks out', async () => {
  const forms = '/organizations-dashboard/forms'
  const { page, context, mistakes } = await openPage(app, `${forms}?state=Closed`, {
    ...desk,
    signedIn: 'kurum@kopru.test',
  })
  const addressOf = async (title: string) =>
    (
      await page.locator('main tr', { hasText: title }).locator('a[href$="/applications"]').getAttribute('href')
    )?.replace(/applications$/, 'results')
  const past = await addressOf('Köy Okulundan Üniversiteye Bursu')
  await page.goto(app.address + past)
  await page.getByText('Planlandı', { exact: true }).waitFor()
  await expectGood(page)
  for (const path of ['reserves', 'minutes']) {
    await page.goto(`${app.address}${past}/${path}`)
    await expectGood(page)
  }
  await page.goto(app.address + forms)
  const now = await addressOf('Anadolu Başarı Bursu')
  for (const step of ['choose', 'look', 'write', 'check', 'publish']) {
    await page.goto(`${app.address}${now}/publish/${step}?group=Approved&group=Reserve`)
    const awaited = step === 'choose' ? (['button', 'Devam'] as const) : (['link', 'Geri'] as const)
    await page.getByRole(awaited[0], { name: awaited[1], exact: true }).waitFor()
    await expectGood(page)
  }
  expect(mistakes).toEqual([])
  await context.close()
})

test('reports are read, compared, broken down and printed: axe finds nothing, and nothing sticks out', () =>
  readReports(app, expectGood))

test('an officer goes from one application to the next by keyboard, and two correct a published result at once', async () => {
  const path = '/organizations-dashboard/forms'
  const { page, context, mistakes } = await openPage(app, path, {
    signedIn: 'kurum@kopru.test',
    width: 1440,
    isWhole: true,
  })
  const form = page.locator('main tr', { hasText: 'Anadolu Başarı Bursu' })
  const applications = await form.locator('a[href$="/applications"]').getAttribute('href')
  await page.goto(app.address + applications, { waitUntil: 'networkidle' })
  await page.locator('main tr a[href*="/applications/"]').first().click()
  const neighbours = page.getByRole('navigation', { name: 'Listedeki başvurular' }).getByRole('link')
  await neighbours.nth(6).waitFor()
  const names = (await neighbours.allInnerTexts()).map((text) => text.split('\n')[0] ?? '')
  const heading = page.getByRole('heading', { level: 1 })
  expect(await heading.textContent()).toBe(names[0])
  await page.getByRole('button', { name: 'Kısa liste', exact: true }).focus()
  await page.keyboard.press('j')
  await heading.getByText(names[1] ?? '', { exact: true }).waitFor()
  await expect.poll(() => hasFocus(heading)).toBe(true)
  await page.keyboard.press('k')
  await heading.getByText(names[0] ?? '', { exact: true }).waitFor()
  await expect.poll(() => hasFocus(heading)).toBe(true)

  // The acts have the keys that they have in the list, and begin at their first field.
  const dialog = page.getByRole('dialog')
  for (const key of ['o', 't', 'm', 'b']) {
    await page.keyboard.press(key)
    await dialog.waitFor()
    expect(await focused(page), key).toMatch(/^(INPUT|SELECT|TEXTAREA)/)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(heading)).toBe(true)
  }
  await page.keyboard.press('s')
  expect(await focused(page)).toBe('BUTTON')
  await page.keyboard.press('?')
  await dialog.getByText('Belge iste').waitFor()
  await page.keyboard.press('Escape')

  // A file goes up in pieces that can be gone on with, not inside of the call.
  await page.getByRole('button', { name: 'Dosya ekle' }).click()
  const upload = page.waitForResponse((answer) => answer.url().includes('/uploads') && answer.ok())
  await dialog.getByLabel('Dosya').setInputFiles({
    name: 'tutanak.pdf',
    mimeType: 'application/pdf',
    buffer: await aPdf(),
  })
  await upload
  await dialog.getByRole('button', { name: 'Dosyayı ekle' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'tutanak.pdf dosyasını aç' }).waitFor()

  // What is not there yet is drawn as it will be, under its own name, and one goes on from there.
  const held = Promise.withResolvers<void>()
  await page.route(/\/api\/companies\/[^/]+\/forms\/[^/]+\/applications\/[0-9a-f-]{36}/, async (route) => {
    await held.promise
    await route.continue()
  })
  await neighbours.nth(5).click()
  await heading.getByText(names[5] ?? '', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Kısa liste', exact: true }).count()).toBe(0)
  await page.keyboard.press('j')
  await heading.getByText(names[6] ?? '', { exact: true }).waitFor()
  held.resolve()
  await page.getByRole('button', { name: 'Kısa liste', exact: true }).waitFor()
  await expect.poll(() => hasFocus(heading)).toBe(true)
  await page.unroute(/\/api\//)

  const appId = new URL(page.url()).pathname.split('/').at(-1)
  await connection.pool.query(
    "update applications set status = 'Rejected', result_published_at = now() where id = $1",
    [appId],
  )
  const { page: other } = await openPage(app, new URL(page.url()).pathname, {
    signedIn: 'kurum@kopru.test',
    width: 1440,
  })
  await page.reload()
  for (const [window, choice] of [
    [page, 'Onayla'],
    [other, 'Yedek'],
  ] as const) {
    await window.getByRole('button', { name: choice, exact: true }).click()
    await window.getByLabel('Gerekçe (aday okur)').fill(`${choice}: yanlış okunmuş.`)
    expect(await focused(window)).toBe('TEXTAREA')
  }
  await other.getByRole('button', { name: 'Sonucu düzelt' }).click()
  await other.getByText('Sonuç düzeltildi, adaya haber verildi').waitFor()
  await page.getByRole('button', { name: 'Sonucu düzelt' }).click()
  const conflict = page.getByRole('dialog', { name: 'Başvuru bu arada değişti' })
  await conflict.getByText('Yedek').first().waitFor()
  expect(await focused(page)).toBe('BUTTON Şimdiki hâli kalsın')
  await conflict.getByRole('button', { name: 'Benim seçimimi uygula' }).click()
  await page.getByText('Sonuç düzeltildi, adaya haber verildi').first().waitFor()
  const { rows } = await connection.pool.query(
    "select detail ->> 'to' as to, detail ->> 'reason' as reason from application_history where application_id = $1 and event = 'statusChanged' order by place desc limit 2",
    [appId],
  )
  expect(rows).toEqual([
    { to: 'Approved', reason: 'Onayla: yanlış okunmuş.' },
    { to: 'Reserve', reason: 'Yedek: yanlış okunmuş.' },
  ])
  expect(mistakes.filter((words) => !words.includes('409'))).toEqual([])
  await context.close()
})

// The last, because from then on those results are published.
test('an officer publishes the results of a group without a mouse, and a winner accepts the place on the phone', async () => {
  const forms = '/organizations-dashboard/forms'
  const officer = await openPage(app, forms, { signedIn: 'kurum@kopru.test', isWhole: true })
  const { page } = officer
  const form = page.locator('main tr', { hasText: 'Anadolu Başarı Bursu' })
  const applications = await form.locator('a[href$="/applications"]').getAttribute('href')
  await goTo(page, app.address + applications?.replace(/applications$/, 'results'))
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await pressKey(link('Sonuçları yayınla'), 'Enter')
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  await pressKey(page.getByLabel('Olumsuz sonuçlananlar'), 'Space')
  await pressKey(button('Devam'), 'Enter')
  await page.getByText('kişiye açıklanacak').first().waitFor()
  await pressKey(link('Devam'), 'Enter')
  const subject = page.getByLabel('Konu')
  await tabTo(subject)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Başvurunun sonucu belli oldu')
  // A reload loses nothing.
  await page.reload()
  expect(await subject.inputValue()).toBe('Başvurunun sonucu belli oldu')
  await pressKey(button('Devam'), 'Enter')
  await page.getByRole('heading', { name: 'Başvurunun sonucu belli oldu' }).first().waitFor()
  await pressKey(link('Devam'), 'Enter')
  await page.getByText(/^Şimdi \d+ kişi sonucunu öğrenecek/).waitFor()
  await pressKey(button(/sonucu yayınla$/), 'Enter')
  await page.getByText(/\d+ sonuç yayınlandı/).waitFor()
  await page.getByText('Yayınlandı', { exact: true }).waitFor()
  expect(officer.mistakes).toEqual([])
  await officer.context.close()

  const { rows } = await connection.db.execute<{ id: string; email: string }>(sql`
    select applications.id, accounts.email from application_results
    join applications on applications.id = application_id
    join candidates on candidates.id = candidate_id join accounts on accounts.id = account_id
    where acceptance = 'Pending' limit 1`)
  const path = `/student-dashboard/applications/${rows[0]?.id}`
  const winner = await openPage(app, path, { ...phone, signedIn: rows[0]?.email ?? '' })
  await winner.page.getByRole('link', { name: 'Yerini kabul et' }).waitFor()
  await expectGood(winner.page)
  await winner.page.getByRole('button', { name: 'Yerimi kabul ediyorum' }).click()
  await winner.page.getByText(/^Yerini kabul ettin/).waitFor()
  await winner.page.getByRole('link', { name: 'Yerini kabul et' }).waitFor({ state: 'detached' })
  await expectGood(winner.page)
  expect(winner.mistakes).toEqual([])
  await winner.context.close()
})

test('words without end widen no page: profile, applications, cards, desk', async () => {
  await writeLongWords(connection.db, 'aday@kopru.test')
  const { rows } = await connection.db.execute<{ id: string; form: string; own: boolean }>(sql`
    select applications.id, form_id as form, exists (
      select from company_members join accounts on accounts.id = account_id
      where email = 'kurum@kopru.test' and company_members.company_id = applications.company_id) as own
    from applications join candidates on candidates.id = candidate_id join accounts on accounts.id = account_id
    where email = 'aday@kopru.test' and submitted_at is not null`)
  const atDesk = rows.find(({ own }) => own)
  const parts = ['personal', 'educations', 'experiences', 'certificates', 'competencies']
  const seenBy = {
    'aday@kopru.test': [
      '/student-dashboard',
      '/student-dashboard/profile',
      ...parts.map((part) => `/student-dashboard/profile/${part}`),
      '/student-dashboard/applications',
      ...rows.map(({ id }) => `/student-dashboard/applications/${id}`),
      '/scholarships',
    ],
    'kurum@kopru.test': [
      '/organizations-dashboard',
      '/organizations-dashboard/forms',
      `/organizations-dashboard/forms/${atDesk?.form}/applications`,
      `/organizations-dashboard/forms/${atDesk?.form}/applications/${atDesk?.id}`,
    ],
  }
  for (const [signedIn, paths] of Object.entries(seenBy)) {
    const { page, context, mistakes } = await openPage(app, paths[0] ?? '', { ...phone, signedIn })
    for (const path of paths) {
      await page.goto(app.address + path)
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await page.evaluate(sticksOut), `${path} at ${width} px`).toBe(false)
      }
    }
    expect(mistakes).toEqual([])
    await context.close()
  }
})

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement)

/** What has the focus: its tag, and its words if it is a button of a dialog. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    const words = element?.closest('dialog') && element.tagName === 'BUTTON' ? element.textContent : ''
    return [element?.tagName ?? '', words].filter((word) => word !== '').join(' ')
  })

async function expectGood(page: Page) {
  await page.waitForLoadState('networkidle')
  expect(await axeFinds(page), page.url()).toEqual([])
  expect(await page.evaluate(sticksOut), page.url()).toBe(false)
}
