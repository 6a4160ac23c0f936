import { expect, test } from 'vitest'
import { plainBeginning } from './plain-beginning.ts'

test('words of different paragraphs do not run together, formatted ones do not fall apart', () => {
  expect(plainBeginning('<p>Ne<strong>den</strong> burs?</p><ul><li>Okul</li><li>Yurt &amp; yol</li></ul>')).toBe(
    'Neden burs? Okul Yurt & yol',
  )
})

test('what is too long ends after a whole word', () => {
  expect(plainBeginning(`<p>${'kelime '.repeat(40)}</p>`, 20)).toBe('kelime kelime…')
})
