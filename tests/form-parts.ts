import type { FormDocument, Question } from '#contract/forms/form-content.ts'
import { newId } from '#platform/ids.ts'

/** A question that has to be answered, unless told otherwise. */
export const aQuestion = (kind: Question['kind'], of: Partial<Question> = {}): Question => ({
  id: newId(),
  kind,
  label: 'Soru',
  help: '',
  required: true,
  options: [],
  min: null,
  max: null,
  showIf: null,
  ...of,
})

/** A mandatory document, unless overridden. */
export const aDocument = (documentTypeId: number, of: Partial<FormDocument> = {}): FormDocument => ({
  id: newId(),
  documentTypeId,
  required: true,
  note: '',
  when: null,
  ...of,
})
