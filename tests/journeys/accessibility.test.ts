import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { axeFinds, sticksOut } from '../axe.ts'
import { byCall } from '../by-call.ts'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'
import { publishForm, question } from '../publish-form.ts'

const app = journey()

const phone = { width: 360, scheme: 'light' } as const
const desk = { width: 1440, scheme: 'dark' } as const

interface Visit {
  readonly path: string
  readonly width: number
  readonly scheme: 'light' | 'dark'
  readonly signedIn?: boolean
}

const pages = ['/', '/en/search?search=uni', '/student-login', '/en/company-register']
// Axe takes its time with these, or they are made of what others show as well: each stands for one of the two looks.
const once = [
  { path: '/yok', ...desk },
  { path: '/dev/errors/403', ...phone },
  { path: '/en/dev/errors/500', ...desk },
  { path: '/en/offline', ...phone },
  { path: '/dev/outbox', ...desk },
  { path: '/verify?email=a@b.co', ...phone },
  { path: '/google', ...desk },
  { path: '/en/istanbulsenin', ...phone },
  { path: '/en/contact-us', ...desk },
  { path: '/legal/kvkk', ...phone },
  { path: '/dev/ui', ...phone },
  { path: '/en/dev/ui', ...desk },
  { path: '/api/docs', ...desk },
  { path: '/student-dashboard/profile', ...phone, signedIn: true },
  { path: '/en/student-dashboard/profile/educations', ...desk, signedIn: true },
  { path: '/student-dashboard/documents', ...phone, signedIn: true },
  { path: '/student-dashboard/profile/requirements', ...phone, signedIn: true },
]
const visits: readonly Visit[] = [...pages.flatMap((path) => [phone, desk].map((look) => ({ path, ...look }))), ...once]

test.each(visits)(
  '$path at $width px, $scheme: axe finds nothing and nothing sticks out',
  async ({ path, width, scheme, signedIn = false }) => {
    const { page } = await openPage(app, path, { width, scheme, signedIn, isWhole: true })
    await page.evaluate(keepSomeCalls)
    expect(await axeFinds(page)).toEqual([])
    for (const room of [width, 768]) {
      await page.setViewportSize({ width: room, height: 900 })
      expect(await page.evaluate(sticksOut), `${room} px`).toBe(false)
    }
  },
)

test('the wizard of an application: axe finds nothing, and nothing sticks out', async () => {
  const { id } = await publishForm(app.address, 'Erişilebilir Burs', {
    questions: [
      question('yesNo', 'Çalışıyor musun?', { required: true }),
      question('longText', 'Neden?', { max: 500 }),
      question('scale', 'Ne kadar?', { min: 1, max: 10 }),
      question('date', 'Ne zaman?'),
      question('city', 'Nerede?', { profileFact: 'city' }),
    ],
    documents: [{ id: newId(), documentTypeId: 1, required: true, note: '', when: null }],
  })
  const { myId, ask } = await byCall(app.address, 'aday@kopru.test')
  await ask('PUT', `/candidates/${myId}/profile/location`, { countryId: 223, cityId: 34 })
  const path = `/student-dashboard/apply/${id}`
  const { page } = await openPage(app, path, { ...phone, signedIn: true })
  await page.getByRole('button', { name: 'Başvuruya başla' }).click()
  await page.waitForURL('**?step=profile')
  // Its other steps are made of what is looked at above.
  for (const step of ['questions', 'review']) {
    await page.goto(`${app.address}${path}?step=${step}`)
    if (step === 'questions') {
      await page.getByText('Profilinden aldık; istersen değiştir.').waitFor()
      await page.getByRole('button', { name: 'Devam et' }).click()
    }
    expect(await axeFinds(page), step).toEqual([])
    expect(await page.evaluate(sticksOut), step).toBe(false)
  }
})

test('an organization’s list of applications: axe finds nothing, and nothing sticks out', async () => {
  const { id } = await publishForm(app.address, 'Okunabilir Burs', { questions: [question('yesNo', 'Geldin mi?')] })
  const path = `/organizations-dashboard/forms/${id}/applications`
  const { page } = await openPage(app, path, { ...phone, signedIn: 'kurum@kopru.test' })
  await page.getByRole('heading', { name: 'Okunabilir Burs başvuruları' }).waitFor()
  expect(await axeFinds(page)).toEqual([])
  expect(await page.evaluate(sticksOut)).toBe(false)
})

test.each([
  { path: '/student-dashboard', as: 'aday@kopru.test', label: 'Aday menüsü' },
  { path: '/en/organizations-dashboard', as: 'kurum@kopru.test', label: 'Organization menu' },
])(
  'the bar of a phone at $path keeps its places apart, however narrow it is and however large the text',
  async ({ path, as, label }) => {
    const { page } = await openPage(app, path, { ...phone, signedIn: as })
    const places = page.getByRole('navigation', { name: label }).locator('ul').first().locator('> li:visible')
    const names = await places.allInnerTexts()
    expect(names).toHaveLength(5)
    for (const [width, size] of [
      [320, 100],
      [360, 150],
      [360, 200],
      [320, 200],
      [180, 100],
    ] as const) {
      await page.setViewportSize({ width, height: 740 })
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`
      }, size)
      const at = `${size} % at ${width} px`
      expect(await places.evaluateAll(cutOrCovered), at).toEqual([])
      expect(
        (await places.allTextContents()).every((text) => /\p{L}{3}/u.test(text)),
        at,
      ).toBe(true)
    }
  },
)

/** For evaluateAll: places whose word is cut or wider than its place, and those that reach over the edge or into the next. */
function cutOrCovered(places: readonly Element[]) {
  const isShown = (box: DOMRect) => box.width > 1
  return places.flatMap((place, nth) => {
    const box = place.getBoundingClientRect()
    const next = places[nth + 1]?.getBoundingClientRect().left ?? innerWidth
    const spans = place.querySelectorAll(':scope > a > span, :scope > details > summary > span')
    const words = [...spans].map((span) => span.getBoundingClientRect())
    const isCut = words.filter(isShown).some(({ left, right }) => left < box.left - 0.5 || right > box.right + 13)
    return isCut || box.right > next + 0.5 || box.bottom > innerHeight + 0.5 ? [place.textContent] : []
  })
}

/** The API's documentation is one pattern, over and over: a dozen calls show it, and axe is done in seconds. */
function keepSomeCalls() {
  for (const call of [...document.querySelectorAll('article.call')].slice(12)) call.remove()
}
