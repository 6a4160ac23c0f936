import { expect, test } from 'vitest'
import { shortClassName } from './short-class-name.ts'

const css =
  '.button { padding: .5rem; animation: spin 1s } .button .face, .face:hover { color: red } @keyframes spin {}'

test('a class is named by its file and its place there, and an animation by its own name', () => {
  const name = (original: string) => shortClassName(original, '/somewhere/web/ui/button.module.css', css)
  expect(name('button')).toMatch(/^_[\w-]{5}0$/)
  expect(name('face')).toBe(name('button').replace(/0$/, '1'))
  expect(name('spin')).toBe(name('button').replace(/0$/, '-spin'))
})

test('a class has the same name in whatever folder the repository lies, and another in another file or after a change', () => {
  const name = shortClassName('face', '/here/web/ui/button.module.css', css)
  expect(shortClassName('face', '/there/web/ui/button.module.css', css)).toBe(name)
  expect(shortClassName('face', '/here/web/ui/link.module.css', css)).not.toBe(name)
  expect(shortClassName('face', '/here/web/ui/button.module.css', css.replace('red', 'blue'))).not.toBe(name)
})
