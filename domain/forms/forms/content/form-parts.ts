import type { Caller } from '#contract/caller.ts'
import type { SavedForm } from '#contract/forms/company-forms.ts'
import type { FormContent, FormDocument } from '#contract/forms/form-content.ts'
import { database } from '#database/connection.ts'
import { invalid } from '../invalid.ts'
import { type FormIds, formOf } from '../own-form.ts'
import { changeContent } from './change-content.ts'

interface Replacement<T> extends FormIds {
  readonly version: number
  readonly items: T
}

type Listed = 'questions' | 'eligibility' | 'steps'

/** Reads one part of a form that is a list. */
export const readPart =
  <P extends Listed>(part: P) =>
  async (_: Caller, ids: FormIds): Promise<{ version: number; items: FormContent[P] }> => {
    const { version, content } = await formOf(database(), ids)
    return { version, items: content[part] }
  }

export const savePart =
  <P extends Listed>(part: P) =>
  (caller: Caller, { items, ...named }: Replacement<FormContent[P]>): Promise<SavedForm> =>
    changeContent(caller, named, () => ({ [part]: items }))

type Conditional = FormDocument & { when: NonNullable<FormDocument['when']> }
type General = FormDocument & { when: null }

const isConditional = (document: FormDocument): document is Conditional => document.when !== null
const isGeneral = (document: FormDocument): document is General => document.when === null

export async function readFormDocuments(_: Caller, ids: FormIds) {
  const { version, content } = await formOf(database(), ids)
  return { version, items: content.documents.filter(isGeneral) }
}

export async function readConditionalDocuments(_: Caller, ids: FormIds) {
  const { version, content } = await formOf(database(), ids)
  return { version, items: content.documents.filter(isConditional) }
}

/** Replaces the documents that everybody needs; those with a condition stay, and vice versa. */
export const saveFormDocuments = (caller: Caller, { items, ...named }: Replacement<General[]>) =>
  changeContent(caller, named, ({ documents }) => together(caller, items, documents.filter(isConditional)))

export const saveConditionalDocuments = (caller: Caller, { items, ...named }: Replacement<Conditional[]>) =>
  changeContent(caller, named, ({ documents }) => together(caller, documents.filter(isGeneral), items))

// The contract's limit for both kinds together.
const most = 50

function together(caller: Caller, general: FormDocument[], conditional: FormDocument[]) {
  const documents = [...general, ...conditional]
  if (documents.length > most) throw invalid(caller, 'items', 'fields.tooBig', { limit: most })
  if (new Set(documents.map(({ id }) => id)).size < documents.length) throw invalid(caller, 'items', 'fields.sameId')
  return { documents }
}
