import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { usualDays } from '../organization/reports/report-search.ts'
import { below, breakpoints, from } from './breakpoints.ts'

test('the widths and the other two constants are those of the specification', () => {
  expect(breakpoints).toEqual({ xs: 480, sm: 576, md: 768, lg: 1070, xl: 1330, xxl: 1600 })
  expect([usualDays, breakpoints.sm]).toEqual([90, 576])
  expect([from('xxl'), below('sm')]).toEqual(['(width >= 1600px)', '(width < 576px)'])
})

test('pages change at these widths and at no other', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'web'], {
    encoding: 'utf8',
  })
  const named = new Set<string>(Object.values(breakpoints).map((width) => `${width}px`))
  const asked = files.split('\n').flatMap((file) => {
    if (!/\.(css|tsx?)$/.test(file) || file.includes('.test.')) return []
    // In styles only what asks for the window; a container has widths of its own.
    const queries = file.endsWith('.css') ? /@media[^{]*width[^{]*/g : /\((?:\d+px [<>=]+ )?(?:min-|max-)?width[^)]*\)/g
    return [...readFileSync(file, 'utf8').matchAll(queries)].flatMap(([query]) =>
      [...query.matchAll(/\d+px/g)].map(([width]) => `${width} in ${file}`),
    )
  })
  expect(asked.length).toBeGreaterThan(50)
  expect(asked.filter((one) => !named.has(one.split(' ')[0] ?? ''))).toEqual([])
})
