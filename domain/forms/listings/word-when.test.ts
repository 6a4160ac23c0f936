import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { newId } from '#platform/ids.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aQuestion } from '../../../tests/form-parts.ts'
import { wordWhens } from './word-when.ts'

testDatabase()

test.each([
  ['date', 'Ne zaman mezun oldun?', '2024-06-15', '15 Haziran 2024'],
  ['number', 'Mezuniyet yılın', 2024, '2024'],
  ['number', 'Kaç adım attın?', 2024, '2.024'],
  ['city', 'Nerelisin?', 61, 'Trabzon'],
  ['university', 'Önceki üniversiten?', 84, 'Üniversitesi'],
  ['country', 'Hangi ülke?', 223, 'Türkiye'],
  ['yesNo', 'Çalışıyor musun?', true, 'Evet'],
] as const)('a condition on a %s says its value as people write it (%s)', async (kind, label, value, words) => {
  const asked = aQuestion(kind, { label })
  const when = { kind: 'answer', test: { questionId: asked.id, is: 'equal', value } } as const
  const document = { id: newId(), documentTypeId: 2, required: true, note: '', when }
  const said = await wordWhens(database(), 'tr', { documents: [document], questions: [asked] })
  expect(said.get(document.id)?.before).toContain(words)
})

test.each([
  ['tr', 'yesNo', 'equal', true, '“Kirada mı oturuyorsun?” sorusuna “Evet” dediğin için istiyoruz.'],
  ['en', 'yesNo', 'equal', true, 'We ask for this because you answered “Yes” to “Kirada mı oturuyorsun?”.'],
  ['tr', 'number', 'greater', 3, '“Kirada mı oturuyorsun?” sorusuna yanıtın 3’ten büyük olduğu için istiyoruz.'],
  [
    'tr',
    'date',
    'greater',
    '2024-06-15',
    '“Kirada mı oturuyorsun?” sorusuna yanıtın 15 Haziran 2024’ten sonra olduğu için istiyoruz.',
  ],
] as const)(
  'a condition that holds is said to the candidate as theirs (%s, %s %s)',
  async (language, kind, is, value, words) => {
    const asked = aQuestion(kind, { label: 'Kirada mı oturuyorsun?' })
    const when = { kind: 'answer', test: { questionId: asked.id, is, value } } as const
    const document = { id: newId(), documentTypeId: 2, required: true, note: '', when }
    const said = await wordWhens(database(), language, { documents: [document], questions: [asked] })
    expect(said.get(document.id)?.since).toBe(words)
  },
)
