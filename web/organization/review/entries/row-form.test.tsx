import { expect, test } from 'vitest'
import { answerColumnOf } from '#contract/entries/entry-facts.ts'
import { rendered } from '../../../../tests/rendered.tsx'
import { RowForm } from './row-form.tsx'

const id = '0199a000-0000-7000-8000-0000000000a1'
const ids = { companyId: id, formId: id, listId: id }

const chosen = (level: string) => {
  const row = { line: 5, values: { level }, faults: [] } as unknown as Parameters<typeof RowForm>[0]['row'] & object
  return /<option value="([^"]*)" selected=""/.exec(
    rendered(<RowForm ids={ids} questions={[]} row={row} submit="Kaydet" />),
  )?.[1]
}

test.each([
  ['Lisans', 'bachelor'],
  ['bachelor', 'bachelor'],
  ['Bachelor’s degree', 'Bachelor’s degree'],
  ['Ustalık', 'Ustalık'],
])('correcting a row whose level is %s begins with %s', (written, option) => {
  expect(chosen(written)).toBe(option)
})

test('an answer in other letters is the choice that it means, once', () => {
  const question = { id, kind: 'yesNo', label: 'Çalışıyor musun?', options: [] }
  const row = { line: 5, values: { [answerColumnOf(id)]: 'hayır' }, faults: [] }
  const form = { questions: [question], row } as unknown as Pick<Parameters<typeof RowForm>[0], 'questions' | 'row'>
  const options = rendered(<RowForm ids={ids} {...form} submit="Kaydet" />).match(/<option value="hay[^>]*>/giu)
  expect(options).toEqual(['<option value="Hayır" selected="">'])
})
