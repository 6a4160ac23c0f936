import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { drawableText, drawText, textWidth } from './text-path.ts'
import { fontFor, unpackFonts } from './typeface.ts'

beforeAll(unpackFonts)

const style = { size: 40, weight: 700 }

test.each([...'ğüşıöçİĞÜŞIÖÇ₺€·…–’'])('%s is drawn, not replaced', (letter) => {
  const glyph = fontFor(letter, 700)?.glyphForCodePoint(letter.codePointAt(0) ?? 0)
  expect(glyph?.id).toBeGreaterThan(0)
  expect(glyph?.path.commands.length).toBeGreaterThan(3)
  expect(drawText(letter, { ...style, x: 0, y: 0, fill: '#000' })).toMatch(/^<path d="M[^"]+Z" fill="#000"\/>$/)
})

test('letters of two alphabets follow each other', () => {
  expect(textWidth('ağa', style)).toBeCloseTo(textWidth('a', style) * 2 + textWidth('ğ', style))
})

test('a heavier weight is another outline, and wider', () => {
  expect(textWidth('Başvuru', { size: 40, weight: 800 })).toBeGreaterThan(
    textWidth('Başvuru', { size: 40, weight: 400 }),
  )
})

test('pairs are kerned', () => {
  expect(textWidth('AV', style)).toBeLessThan(textWidth('A', style) + textWidth('V', style))
})

test('the width grows with the size, and with the tracking between letters', () => {
  expect(textWidth('Köprü', { size: 80, weight: 700 })).toBeCloseTo(2 * textWidth('Köprü', style))
  expect(textWidth('Köprü', { ...style, tracking: 0.1 })).toBeCloseTo(textWidth('Köprü', style) + 4 * 4)
})

test('an anchored text ends or has its middle at x', () => {
  const placed = { ...style, y: 0, fill: '#000' }
  const width = textWidth('Burs', style)
  const start = drawText('Burs', { ...placed, x: 0 })
  expect(firstX(drawText('Burs', { ...placed, x: width, anchor: 'end' }))).toBeCloseTo(firstX(start), 1)
  expect(firstX(drawText('Burs', { ...placed, x: width / 2, anchor: 'middle' }))).toBeCloseTo(firstX(start), 1)
})

test('what the font cannot draw is left out', () => {
  expect(drawableText('Burs 🎉\n منحة 奖学金  2026 👩‍🔬')).toBe('Burs 2026')
  expect(drawText('منحة', { ...style, x: 0, y: 0, fill: '#000' })).toBe('<path d="" fill="#000"/>')
})

test('an accent written apart becomes one letter', () => {
  expect(drawableText('g\u0306')).toBe('ğ')
})

test('no text at all makes it stumble', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const path = drawText(text, { ...style, x: 0, y: 0, fill: '#000' })
      expect(path).not.toMatch(/NaN|undefined|Infinity/)
      expect(textWidth(text, style)).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 25 },
  )
})

function firstX(path: string): number {
  return Number(/d="M(-?[\d.]+)/.exec(path)?.[1])
}
