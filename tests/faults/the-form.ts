import type { FormContent } from '#contract/forms/form-content.ts'
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

/** A form with two pages, a question and a document that depend on an answer, and a mandatory document. */
const theForm: Pick<FormContent, 'questions' | 'documents'> = {
  questions: [
    { ...plain, id: ids.why, kind: 'longText', label: 'Neden başvuruyorsun?', min: 10, max: 2000 },
    { ...plain, id: ids.moved, kind: 'yesNo', label: 'Okumak için taşındın mı?' },
    {
      ...plain,
      id: ids.from,
      kind: 'shortText',
      label: 'Nereden taşındın?',
      showIf: { all: true, tests: [movedHere] },
    },
    { ...plain, id: ids.page, kind: 'page', label: 'Zamanın', required: false },
    { ...plain, id: ids.hours, kind: 'number', label: 'Haftada kaç saat çalışıyorsun?', min: 0, max: 100 },
    {
      ...plain,
      id: ids.days,
      kind: 'single',
      label: 'Hangi gün uygunsun?',
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

/** The typed answers, which must exist in the end, whatever faults occurred. */
export const theAnswers = {
  [ids.why]: 'Çünkü ışığı, İzmir’i ve şöyle düşünen insanları seviyorum.',
  [ids.moved]: true,
  [ids.from]: 'Iğdır',
  [ids.hours]: 12,
  [ids.days]: 'sun',
}

export const theIds = ids

interface PickedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** By the document that they are for; large enough that a line can break in the middle of them. */
export const theFiles: Readonly<Record<string, PickedFile>> = {
  [ids.transcript]: aPdf('transkript.pdf', 600_000),
  [ids.record]: aPdf('ogrenci-belgesi.pdf', 300_000),
}

/** One empty page, and as much behind it as is wanted. */
function aPdf(name: string, size: number): PickedFile {
  const parts = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n',
  ]
  let text = '%PDF-1.4\n'
  const starts = parts.map((part) => {
    const start = text.length
    text += part
    return start
  })
  text += `%${name} ${'x'.repeat(size)}\n`
  const xref = text.length
  text += `xref\n0 4\n0000000000 65535 f \n${starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')}`
  text += `trailer<</Size 4/Root 1 0 R>>\nstartxref\n${xref}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') }
}

export const theContent = (closesAt?: string): Partial<FormContent> => ({
  ...theForm,
  ...(closesAt === undefined ? {} : { dates: { ...wholeContent().dates, closesAt } }),
})
