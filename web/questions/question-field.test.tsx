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

test('how many options, characters or how much may be given stands with the help, before it is broken', () => {
  const options = ['a', 'b', 'c'].map((id) => ({ id, label: id }))
  expect(field(aQuestion('multiple', { label: 'Hangileri?', options, max: 2 }), '')).toContain('En fazla 2 seçenek.')
  expect(field(aQuestion('multiple', { label: 'Hangileri?', options, max: 3 }), '')).not.toContain('En fazla')
  expect(field(aQuestion('shortText', { label: 'Adın', max: 60 }), '')).toContain('En fazla 60 karakter.')
  expect(field(aQuestion('number', { label: 'Gelirin', min: 0, max: 5000 }), '')).toContain('En az 0, en fazla 5.000.')
})

test('a sensitive question says why explicit consent is asked for, and what refusing it means', () => {
  const health = aQuestion('yesNo', { label: 'Kronik bir hastalığın var mı?', help: 'Kısaca.', sensitive: 'health' })
  const said = field({ ...health, required: false }, '')
  expect(said).toContain('Kısaca. Sağlık bilgin KVKK’da özel olarak korunur')
  expect(said).toContain('Rıza vermek zorunda değilsin; vermeyeceksen bu soruyu boş bırak.')
  expect(field({ ...health, required: true }, '')).toContain('rıza vermeden bu başvuruyu gönderemezsin.')
  expect(field(aQuestion('yesNo', { label: 'Evli misin?' }), '')).not.toContain('rıza')
})
