import { readFileSync } from 'node:fs'
import { CircleQuestionMark, FileText } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onlyDrawn } from '../../scripts/single-icons.ts'
import { plainIcon } from './plain-icon.ts'

const ways = [
  {},
  { size: 32 },
  { className: 'large' },
  { 'aria-label': 'Help' },
  { role: 'img' },
  { 'aria-hidden': true },
]
const icons = [
  { name: 'circle-question-mark', Theirs: CircleQuestionMark },
  { name: 'file-text', Theirs: FileText },
]

test.each(icons)('$name is drawn as lucide draws it', ({ name, Theirs }) => {
  const Ours = plainIcon(drawingOf(name))
  for (const way of ways) {
    const theirs = renderToStaticMarkup(<Theirs {...way} />).replace(/ lucide-[\w-]+/g, '')
    expect(renderToStaticMarkup(<Ours {...way} />)).toBe(theirs)
  }
})

test('an icon that is written in another way stops the build', () => {
  expect(() => onlyDrawn('createLucideIcon("check", [])')).toThrow('in another way')
})

/** What a build makes of an icon's file: a component of nothing but its lines. */
function drawingOf(name: string) {
  const code = onlyDrawn(readFileSync(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`, 'utf8'))
  expect(code).not.toMatch(/aliases|key:/)
  return new Function(`return ${/plainIcon\((.+)\)$/s.exec(code)?.[1]}`)()
}
