import { expect, test } from 'vitest'
import { axeFinds } from '../axe.ts'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'

const house = journey()

const phone = { width: 360, scheme: 'light' } as const
const desk = { width: 1440, scheme: 'dark' } as const

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
]
const visits = [...pages.flatMap((path) => [phone, desk].map((look) => ({ path, ...look }))), ...once]

test.each(visits)(
  '$path at $width px, $scheme: axe finds nothing and nothing sticks out',
  async ({ path, width, scheme }) => {
    const { page, context } = await openPage(house, path, { width, scheme, isWhole: true })
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
