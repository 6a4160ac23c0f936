import { expect, test } from 'vitest'
import type { Question } from '#contract/forms/form-content.ts'
import { aQuestion } from '../../../../../tests/form-parts.ts'
import { renderedForRoot, wordsIn } from '../../../../../tests/rendered.tsx'
import { AnswerTestField } from './answer-test-field.tsx'

const words = (kind: Question['kind'], value: string | number) => {
  const question = aQuestion(kind)
  const test = { questionId: question.id, is: 'greater', value } as const
  return wordsIn(renderedForRoot(<AnswerTestField id="1" questions={[question]} test={test} onChange={() => {}} />))
}

test('a day is compared as before or after, a number as greater or less', () => {
  expect(words('date', '2027-03-15')).toContain('sonraysa önceyse')
  expect(words('number', 2)).toContain('büyükse küçükse')
})
