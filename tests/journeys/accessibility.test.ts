import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'

const house = journey()

const paths = [
  '/',
  '/en?university=uni',
  '/yok',
  '/dev/errors/403',
  '/en/dev/errors/500',
  '/en/offline',
  '/dev/ui',
  '/en/dev/ui',
  '/api/docs',
  '/api/docs?lang=en',
]
const looks = [
  { width: 360, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
] as const

test.each(paths.flatMap((path) => looks.map((look) => ({ path, ...look }))))(
  '$path at $width px, $scheme: axe finds nothing and nothing sticks out',
  async ({ path, width, scheme }) => {
    const { page, context } = await openPage(house, path, { width, scheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual([])
    expect(await page.evaluate(sticksOut)).toBe(false)
    await context.close()
  },
)

test.each(paths)('%s has room at 768 px', async (path) => {
  const { page, context } = await openPage(house, path, { width: 768 })
  expect(await page.evaluate(sticksOut)).toBe(false)
  await context.close()
})

function sticksOut() {
  return document.documentElement.scrollWidth > document.documentElement.clientWidth
}
