import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { journey } from '../journey.ts'
import { openPage } from '../open-page.ts'

const house = journey()

const paths = [
  '/',
  '/en',
  '/yok',
  '/dev/errors/403',
  '/en/dev/errors/500',
  '/en/offline',
  '/dev/ui',
  '/en/dev/ui',
  '/api/docs',
  '/api/docs?lang=en',
]
const cases = paths.flatMap((path) =>
  [360, 768, 1440].map((width, index) => ({ path, width, scheme: (index % 2 ? 'dark' : 'light') as 'light' | 'dark' })),
)

test.each(cases)(
  '$path at $width px, $scheme: axe finds nothing and nothing sticks out',
  async ({ path, width, scheme }) => {
    const { page, context } = await openPage(house, path, { width, scheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    await context.close()
  },
)
