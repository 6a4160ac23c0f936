import { expect, test } from 'vitest'
import { aQuestion } from '../../tests/form-parts.ts'
import { wordWhen } from './word-when.ts'

test.each([
  ['date', 'Ne zaman mezun oldun?', '2024-06-15', '15 Haziran 2024'],
  ['number', 'Mezuniyet yılın', 2024, '2024'],
  ['number', 'Kaç adım attın?', 2024, '2.024'],
  ['yesNo', 'Çalışıyor musun?', true, 'Evet'],
] as const)('a condition on a %s says its value as people write it (%s)', (kind, label, value, words) => {
  const asked = aQuestion(kind, { label })
  const when = { kind: 'answer', test: { questionId: asked.id, is: 'equal', value } } as const
  expect(wordWhen(when, [asked], 'tr')).toContain(words)
})
