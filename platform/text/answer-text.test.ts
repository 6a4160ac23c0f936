import { expect, test } from 'vitest'
import type { Question } from '#contract/forms/form-content.ts'
import { answerText } from './answer-text.ts'

const words = { language: 'tr', yes: 'Evet', no: 'Hayır' } as const
const asked = (kind: Question['kind'], label: string) => ({ kind, label, help: '', options: [], max: null })

test.each([
  ['Mezuniyet yılın', 2024, '2024'],
  ['MEZUNİYET YILI', 1999, '1999'],
  ['Year of graduation', 2024, '2024'],
  ['Yıllık kitap sayısı', 2024, '2.024'],
  ['Kaç adım attın?', 2024, '2.024'],
  ['Kaçıncı yılındasın?', 3, '3'],
  ['Doğum yılı', 12500, '12.500'],
])('%s: %d is written %s', (label, value, text) => {
  expect(answerText(asked('number', label), value, words)).toBe(text)
})

test('a day is written by the language', () => {
  expect(answerText(asked('date', 'Ne zaman?'), '2027-09-01', words)).toBe('1 Eylül 2027')
  expect(answerText(asked('date', 'When?'), '2027-09-01', { ...words, language: 'en' })).toBe('1 September 2027')
})
