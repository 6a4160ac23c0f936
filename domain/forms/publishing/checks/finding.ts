import type { FormPart } from '#contract/forms/form-content.ts'
import type { IdList } from '#domain/eligibility/condition-ids.ts'

/** What the content is held against beside itself. */
export interface Facts {
  readonly now: Date
  /** How many have applied, where that may close the form. */
  readonly taken: number
  readonly documentTypeIds: ReadonlySet<number>
  readonly gpaSystems: ReadonlyMap<number, { readonly min: number | null; readonly max: number | null }>
  readonly memberIds: ReadonlySet<string>
  /** What the content names and our lists do not have. */
  readonly unknownIds: Readonly<Record<IdList, readonly number[]>>
}

export interface Finding {
  readonly part: FormPart
  readonly field: string
  /** Of the sentence that says it. */
  readonly key: `checklist.${string}`
  readonly values?: Readonly<Record<string, string | number>>
  readonly blocks: boolean
}

type Say = (field: string, key: Finding['key'], values?: Finding['values']) => Finding

/** It has to be mended before the form is published. */
export const blocking =
  (part: FormPart): Say =>
  (field, key, values = {}) => ({ part, field: fieldIn(part, field), key, values, blocks: true })

/** Worth a second look. */
export const advice =
  (part: FormPart): Say =>
  (field, key, values = {}) => ({ part, field: fieldIn(part, field), key, values, blocks: false })

const fieldIn = (part: FormPart, field: string) => (field === '' ? part : `${part}.${field}`)

/** The findings of those checks that do not hold. */
export const unless = (holds: boolean, finding: Finding): readonly Finding[] => (holds ? [] : [finding])
