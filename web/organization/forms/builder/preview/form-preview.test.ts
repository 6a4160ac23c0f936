import { expect, test } from 'vitest'
import { wholeContent } from '../../../../../tests/builders.ts'
import { formPreviewOf } from './form-preview.ts'

test('a form is previewed under the names of the specification', () => {
  const document = { id: '1', documentTypeId: 2, required: true, note: '', eDevlet: false }
  const content = {
    ...wholeContent(),
    eligibility: [{ kind: 'university', universityIds: [84, 12] }],
    documents: [
      { ...document, id: '2', when: { kind: 'disabled' } },
      { ...document, when: null },
    ],
  } as unknown as ReturnType<typeof wholeContent>
  const preview = formPreviewOf('job', content)
  expect(Object.keys(preview)).toEqual(['data', 'formDocuments', 'conditionalDocuments', 'questions', 'universities'])
  expect(preview.data).toMatchObject({ type: 'job', basics: content.basics, dates: content.dates })
  expect(preview.formDocuments.map(({ id }) => id)).toEqual(['1'])
  expect(preview.conditionalDocuments.map(({ id }) => id)).toEqual(['2'])
  expect([preview.questions, preview.universities]).toEqual([content.questions, [84, 12]])
})
