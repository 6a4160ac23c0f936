import { expect, test } from 'vitest'
import { assign } from './shared-files.ts'

const web = new URL('../web/', import.meta.url).pathname
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
