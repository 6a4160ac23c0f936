import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { drawableText, textWidth } from './text-path.ts'
import { unpackFonts } from './typeface.ts'
import { wrapText } from './wrap-text.ts'

beforeAll(unpackFonts)

const box = { size: 40, weight: 700, width: 400, maxLines: 3 }

test('words stay whole and lines are filled', () => {
  expect(wrapText('Bilgisayar Mühendisliği Öğrencileri Bursu', box)).toEqual([
    'Bilgisayar',
    'Mühendisliği',
    'Öğrencileri Bursu',
  ])
})

test('what does not fit ends in an ellipsis, after a whole word', () => {
  expect(wrapText('Doğu Karadeniz kıyılarında, ağaç dikme gönüllüleri aranıyor', { ...box, maxLines: 2 })).toEqual([
    'Doğu Karadeniz',
    'kıyılarında, ağaç…',
  ])
})

test('a word wider than a line is broken', () => {
  const lines = wrapText('Muvaffakiyetsizleştiricileştiriverenlerden', box)
  expect(lines.length).toBe(3)
  expect(lines.join('')).toBe('Muvaffakiyetsizleştiricileştiriverenlerden')
})

test('an empty text has no lines', () => {
  expect(wrapText(' 🎉 ', box)).toEqual([])
})

const words = fc.array(fc.string({ unit: fc.constantFrom(...'abcçğıiİöşüWMAV.,-🎉'), maxLength: 30 }), {
  maxLength: 15,
})

test('no line is wider than its box, there are never too many, and nothing but the end is lost', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 120, max: 900 }), fc.integer({ min: 1, max: 4 }), (parts, width, maxLines) => {
      const text = parts.join(' ')
      const lines = wrapText(text, { ...box, width, maxLines })
      expect(lines.length).toBeLessThanOrEqual(maxLines)
      for (const line of lines) expect(textWidth(line, box)).toBeLessThanOrEqual(width)
      const kept = lines.join('').replaceAll(' ', '')
      const whole = drawableText(text).replaceAll(' ', '')
      expect(kept === whole || (kept.endsWith('…') && whole.startsWith(kept.slice(0, -1)))).toBe(true)
    }),
    { numRuns: 60 },
  )
})
