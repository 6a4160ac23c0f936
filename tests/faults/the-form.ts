import type { FormContent } from '#contract/form-content.ts'
import { newId } from '#platform/ids.ts'
import { wholeContent } from '../builders.ts'

const ids = {
  why: newId(),
  moved: newId(),
  from: newId(),
  page: newId(),
  hours: newId(),
  days: newId(),
  transcript: newId(),
  record: newId(),
}

const plain = { help: '', required: true, options: [], min: null, max: null, showIf: null }
const movedHere = { questionId: ids.moved, is: 'equal', value: true } as const

/** Two pages, a question and a document that depend on an answer, and a document that everybody needs. */
export const theForm: Pick<FormContent, 'questions' | 'documents'> = {
  questions: [
    { ...plain, id: ids.why, kind: 'longText', label: 'Neden başvuruyorsun?', min: 10, max: 2000 },
    { ...plain, id: ids.moved, kind: 'yesNo', label: 'Okumak için taşındın mı?' },
    {
      ...plain,
      ...{ id: ids.from, kind: 'shortText', label: 'Nereden taşındın?' },
      showIf: { all: true, tests: [movedHere] },
    },
    { ...plain, id: ids.page, kind: 'page', label: 'Zamanın', required: false },
    { ...plain, id: ids.hours, kind: 'number', label: 'Haftada kaç saat çalışıyorsun?', min: 0, max: 100 },
    {
      ...plain,
      ...{ id: ids.days, kind: 'single', label: 'Hangi gün uygunsun?' },
      options: [
        { id: 'sat', label: 'Cumartesi' },
        { id: 'sun', label: 'Pazar' },
      ],
    },
  ],
  documents: [
    { id: ids.transcript, documentTypeId: 2, required: true, note: '', when: null },
    { id: ids.record, documentTypeId: 1, required: true, note: '', when: { kind: 'answer', test: movedHere } },
  ],
}

/** What is typed into it, and therefore what must be there in the end, whatever happened on the way. */
export const theAnswers = {
  [ids.why]: 'Çünkü ışığı, İzmir’i ve şöyle düşünen insanları seviyorum.',
  [ids.moved]: true,
  [ids.from]: 'Iğdır',
  [ids.hours]: 12,
  [ids.days]: 'sun',
}

export const theIds = ids

export const theContent = (closesAt?: string): Partial<FormContent> => ({
  ...theForm,
  ...(closesAt === undefined ? {} : { dates: { ...wholeContent().dates, closesAt } }),
})
