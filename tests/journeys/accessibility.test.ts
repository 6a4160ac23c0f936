import { expect, test } from 'vitest'
import { axeFinds } from '../axe.ts'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'

const house = journey()

const phone = { width: 360, scheme: 'light' } as const
const desk = { width: 1440, scheme: 'dark' } as const

const pages = [
  '/',
  '/en/search?search=uni',
  '/yok',
  '/dev/errors/403',
  '/en/dev/errors/500',
  '/en/offline',
  '/dev/outbox',
  '/student-login',
  '/en/company-register',
  '/verify?email=a@b.co',
  '/google',
  '/en/istanbulsenin',
]
// Axe takes its time with these, so each language stands for one of the two looks.
const longPages = [
  { path: '/dev/ui', ...phone },
  { path: '/en/dev/ui', ...desk },
  { path: '/api/docs', ...desk },
  { path: '/api/docs?lang=en', ...phone },
]
const visits = [...pages.flatMap((path) => [phone, desk].map((look) => ({ path, ...look }))), ...longPages]

test.each(visits)(
  '$path at $width px, $scheme: axe finds nothing and nothing sticks out',
  async ({ path, width, scheme }) => {
    const { page, context } = await openPage(house, path, { width, scheme })
    await page.evaluate(keepSomeCalls)
    expect(await axeFinds(page)).toEqual([])
    for (const room of [width, 768]) {
      await page.setViewportSize({ width: room, height: 900 })
      expect(await page.evaluate(sticksOut), `${room} px`).toBe(false)
    }
    await context.close()
  },
)

/** The API's documentation is one pattern, over and over: a dozen calls show it, and axe is done in seconds. */
function keepSomeCalls() {
  for (const call of [...document.querySelectorAll('article.call')].slice(12)) call.remove()
}

function sticksOut() {
  return document.documentElement.scrollWidth > document.documentElement.clientWidth
}
