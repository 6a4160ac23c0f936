import { sql } from 'drizzle-orm'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '#database/connection.ts'
import { setSecret } from '#platform/secrets.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { markId } from '#platform/tokens.ts'
import { axeFinds, sticksOut } from '../axe.ts'
import { openPage } from '../open-page.ts'
import { hasFocus } from '../pages/focus.ts'
import { publishByKeyboard } from '../pages/publish-by-keyboard.ts'
import { readReports } from '../pages/read-reports.ts'
import { reviewByKeyboard } from '../pages/review-by-keyboard.ts'
import { type StartedApp, secretOfApps, startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clones.ts'
import { writeLongWords } from '../walks/long-words.ts'

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
  // For a participant the rest is folded.
  await page.getByText('Your applications and listings for you').click()
  await page.getByRole('region', { name: 'For you' }).waitFor()
  const all = page.getByRole('main').getByRole('link', { name: 'View all listings' })
  expect(await all.getAttribute('href')).toBe('/en/student-dashboard/discover')
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
  // Every stage of the review is read, not only the one that is now.
  const stages = page.getByRole('navigation', { name: 'Değerlendirme aşamaları' }).getByRole('listitem')
  const widths = await stages.evaluateAll((all) =>
    all.map((stage) => stage.querySelector(':scope > span')?.getBoundingClientRect().width ?? 0),
  )
  expect(widths.length).toBeGreaterThan(1)
  expect(Math.min(...widths)).toBeGreaterThan(20)
  expect(mistakes).toEqual([])
  await context.close()
})

test('a visitor at a desk sees a listing’s cover whole and how to apply, without scrolling', async () => {
  const { page, context } = await openPage(app, '/scholarships', { ...desk, isWhole: true })
  await page.getByRole('main').getByRole('heading').getByRole('link').first().click()
  const apply = page.getByRole('link', { name: 'Başvur', exact: true }).first()
  await apply.waitFor()
  const { y = 900, height = 900 } = (await apply.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(900)
  const cover = page.locator('main img').first()
  const shape = await cover.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return { is: image.naturalWidth / image.naturalHeight, shown: image.clientWidth / image.clientHeight }
  })
  expect(shape.shown).toBeCloseTo(shape.is, 1)
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
  await page.getByText('İsteğini kuruma ilettik').waitFor()
  const { page: awake, mistakes } = await openPage(app, path, phone)
  await expectGood(awake)
  expect(mistakes).toEqual([])
})

test('an organization reads: axe finds nothing, and nothing sticks out', async () => {
  const path = '/organizations-dashboard/forms'
  const { page, context, mistakes } = await openPage(app, path, { ...desk, signedIn: 'kurum@kopru.test' })
  const form = page.locator('main tr', { hasText: 'Anadolu Başarı Bursu' })
  const applications = await form.locator('a[href$="/applications"]').getAttribute('href')
  expect(await page.locator('a[href="/contact-us"]', { hasText: 'Yardım ve iletişim' }).count()).toBe(1)
  await page.getByRole('link', { name: /^Bildirimler/ }).click()
  await page.getByRole('heading', { name: 'Bildirimler' }).waitFor()
  await expectGood(page)
  await page.goto(`${app.address}${applications}?samePerson=true`)
  await expectGood(page)
  const people = page.locator('main tr a[href*="/applications/"]')
  expect(await people.count()).toBe(2)
  await page.goto(app.address + (await people.first().getAttribute('href')))
  await page.getByText('Aynı kimlik numarasıyla bu ilana bir başvuru daha var').waitFor()
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
    const awaited = step === 'choose' ? (['button', 'Devam et'] as const) : (['link', 'Geri'] as const)
    await page.getByRole(awaited[0], { name: awaited[1], exact: true }).waitFor()
    await expectGood(page)
  }
  expect(mistakes).toEqual([])
  await context.close()
})

test('reports are read, compared, broken down and printed: axe finds nothing, and nothing sticks out', () =>
  readReports(app, expectGood))

test('an officer goes from one application to the next by keyboard, and two correct a published result at once', () =>
  reviewByKeyboard(app, connection))

// The last, because from then on those results are published.
test('an officer publishes the results of a group without a mouse, and a winner accepts the place on the phone', () =>
  publishByKeyboard(app, connection, expectGood))

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

async function expectGood(page: Page) {
  await page.waitForLoadState('networkidle')
  expect(await axeFinds(page), page.url()).toEqual([])
  expect(await page.evaluate(sticksOut), page.url()).toBe(false)
}
