import { readFileSync } from 'node:fs'
import { CalendarDays, CircleQuestionMark, FileText, Languages } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onlyDrawn } from '../../scripts/bundle/single-icons.ts'
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
  { name: 'calendar-days', Theirs: CalendarDays },
  { name: 'languages', Theirs: Languages },
]

test.each(icons)('$name is drawn as lucide draws it', ({ name, Theirs }) => {
  const Ours = plainIcon(drawingOf(name))
  for (const way of ways) {
    const [ours, theirs] = [renderToStaticMarkup(<Ours {...way} />), renderToStaticMarkup(<Theirs {...way} />)]
    expect(frameOf(ours)).toBe(frameOf(theirs.replace(/ lucide-[\w-]+/g, '')))
    expect(linesOf(ours)).toEqual(linesOf(theirs))
  }
})

test('how the lines of all icons are drawn stands in the style sheet', () => {
  const [, look] = /\.lucide \{([^}]+)\}/.exec(readFileSync('web/ui/base.css', 'utf8')) ?? []
  for (const rule of ['fill: none', 'stroke: currentColor', 'stroke-linecap: round', 'stroke-linejoin: round'])
    expect(look).toContain(rule)
})

test('an icon that is written in another way stops the build', () => {
  expect(() => onlyDrawn('createLucideIcon("check", [])')).toThrow('in another way')
})

/** An icon's file as a build makes it: a component of its lines only. */
function drawingOf(name: string) {
  const code = onlyDrawn(readFileSync(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`, 'utf8'))
  expect(code).not.toMatch(/aliases|key:/)
  expect(code.match(/"path"/g)?.length).toBe(1)
  return new Function(`return ${/plainIcon\((.+)\)$/s.exec(code)?.[1]}`)()
}

/** The attributes of the drawing, without those that the style sheet says. */
const frameOf = (markup = '') => /<svg[^>]*>/.exec(markup)?.[0].replace(/ (xmlns|fill|stroke[\w-]*)="[^"]*"/g, '')

/** Each line of the drawing by itself, written in one way: from where it begins, and on from there. */
function linesOf(markup = '') {
  const shapes = [...markup.matchAll(/<(?!path|svg|\/)\w+[^>]*>/g)].map(([shape]) => shape)
  const paths = [...markup.matchAll(/ d="([^"]+)"/g)].flatMap(([, lines = '']) => lines.split(/(?=M)/))
  return [
    ...shapes,
    ...paths.map((line) => line.replace(/^m([\d.]+ [\d.]+) ?(?=[-\d])/, 'M$1l').replace(/^m/, 'M')),
  ].sort()
}
