import { expect, test } from 'vitest'
import { assign, circleAmong } from './shared-files.ts'

const web = new URL('../../web/', import.meta.url).pathname
const entry = (file: string) => `${web}${file}?__react-router-build-client-route`

/** Pages by what they import; every other module by what it imports and how much it weighs. */
function filesOf(pages: Record<string, string[]>, modules: Record<string, { imports?: string[]; size: number }>) {
  const read = (id: string) => {
    const page = Object.keys(pages).find((name) => entry(name) === id)
    if (page) return { imports: pages[page] ?? [], isEntry: true, size: 0 }
    const module = modules[id]
    return module ? { imports: module.imports ?? [], isEntry: false, size: module.size } : null
  }
  return assign(
    Object.keys(pages).map((page) => [page]),
    read,
  )
}

test('what the same pages share is one file, and what one page alone has stays with it', () => {
  const files = filesOf(
    { a: ['button', 'field', 'own'], b: ['button', 'field'] },
    { button: { size: 5000 }, field: { size: 5000 }, own: { size: 5000 } },
  )
  expect(files.get('button')).toBe(files.get('field'))
  expect(files.has('own')).toBe(false)
})

test('a small thing goes along with those that do not need it, a large one does not', () => {
  const pages = { a: ['base', 'icon', 'editor'], b: ['base', 'icon', 'editor'], c: ['base'] }
  const files = filesOf(pages, { base: { size: 5000 }, icon: { size: 50 }, editor: { size: 5000 } })
  expect(files.get('editor')).toBe(files.get('icon'))
  expect(files.get('editor')).not.toBe(files.get('base'))
  const alone = filesOf(pages, { base: { size: 5000 }, icon: { size: 50 }, editor: { size: 50 } })
  expect(alone.get('icon')).toBe(alone.get('base'))
})

test('a page that takes nothing of a file does not load what that file needs', () => {
  const files = filesOf(
    { a: ['icon', 'card'], b: ['icon', 'card'], c: ['icon'] },
    { icon: { size: 50 }, card: { imports: ['map'], size: 50 }, map: { size: 90_000 } },
  )
  expect(files.get('icon')).not.toBe(files.get('card'))
})

test('what only a layout has stays with the layout, however many pages it is around', () => {
  const modules: Record<string, { imports: string[]; isEntry: boolean; size: number }> = {
    [entry('layout')]: { imports: ['header', 'icon'], isEntry: true, size: 0 },
    [entry('a')]: { imports: ['icon'], isEntry: true, size: 0 },
    [entry('b')]: { imports: ['icon'], isEntry: true, size: 0 },
    header: { imports: [], isEntry: false, size: 5000 },
    icon: { imports: [], isEntry: false, size: 50 },
  }
  const files = assign(
    [
      ['layout', 'a'],
      ['layout', 'b'],
    ],
    (id) => modules[id] ?? null,
  )
  expect(files.has('header')).toBe(false)
  expect(files.has('icon')).toBe(true)
})

test('files that import each other are found, and others are not taken for such', () => {
  const files: Record<string, string[]> = { page: ['card', 'icon'], card: ['icon', 'text'], icon: [], text: ['icon'] }
  const circle = () => circleAmong(Object.keys(files), (file) => files[file] ?? [])
  expect(circle()).toBeUndefined()
  files.text = ['card']
  expect(circle()).toEqual(['card', 'text'])
})
