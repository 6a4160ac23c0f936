import { expect, test } from 'vitest'
import { aQuestion } from '../../tests/form-parts.ts'
import { rendered, wordsIn } from '../../tests/rendered.tsx'
import { QuestionField } from './question-field.tsx'

const field = (question: ReturnType<typeof aQuestion>, answer: string) =>
  wordsIn(
    rendered(<QuestionField id="q" question={question} answer={answer} onChange={() => {}} file={() => undefined} />),
  )

test('how long an answer must be stands beside its counter until it is', () => {
  const question = aQuestion('longText', { label: 'Neden?', min: 20, max: 500 })
  expect(field(question, 'Çünkü')).toContain('En az 20 karakter · 5 / 500')
  expect(field(question, 'Çünkü yirmi harften uzun')).not.toContain('En az')
})

test('a short answer has no counter: what it must have at least stands with its help', () => {
  const question = aQuestion('shortText', { label: 'Adın', help: 'Kimlikteki gibi.', min: 3 })
  expect(field(question, '')).toContain('Kimlikteki gibi. En az 3 karakter')
  expect(field(aQuestion('shortText', { label: 'Adın', min: 1 }), '')).not.toContain('En az')
})
