import { expect, test } from 'vitest'
import { aQuestion } from '../../../tests/form-parts.ts'
import { rendered, wordsIn } from '../../../tests/rendered.tsx'
import { QuestionLine } from './question-line.tsx'

const words = (of: Parameters<typeof aQuestion>, is: 'greater' | 'less', value: string | number) => {
  const asked = aQuestion(...of)
  const shown = aQuestion('yesNo', { showIf: { all: true, tests: [{ questionId: asked.id, is, value }] } })
  return wordsIn(rendered(<QuestionLine question={shown} questions={[asked, shown]} lang={undefined} />))
}

test('a day is before or after another one, a number is greater or less', () => {
  const day = (is: 'greater' | 'less') => words(['date', { label: 'Mezuniyetin?' }], is, '2027-03-15')
  expect(day('greater')).toContain('“Mezuniyetin?” sorusuna yanıtın 15 Mart 2027’den sonraysa')
  expect(day('less')).toContain('15 Mart 2027’den önceyse')
  const number = (is: 'greater' | 'less') => words(['number', { label: 'Kaç kardeşin var?' }], is, 2)
  expect(number('greater')).toContain('yanıtın 2’den büyükse')
  expect(number('less')).toContain('2’den küçükse')
})
