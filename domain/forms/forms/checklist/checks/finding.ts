import type { FormPart } from '#contract/forms/form-content.ts'
import type { IdList } from '#domain/candidates/eligibility/condition-ids.ts'

/** Data from outside the content that it is checked against. */
export interface Facts {
  readonly now: Date
  /** How many places are taken, if the form closes when it is full. */
  readonly taken: number
  readonly documentTypeIds: ReadonlySet<number>
  readonly gpaSystems: ReadonlyMap<number, { readonly min: number | null; readonly max: number | null }>
  readonly memberIds: ReadonlySet<string>
  /** The classes and departments in the content, with the level or faculty that each belongs to. */
  readonly classes: readonly PartOf<string>[]
  readonly departments: readonly PartOf<number>[]
  /** The ids in the content that the reference data does not have. */
  readonly unknownIds: Readonly<Record<IdList, readonly number[]>>
}

interface PartOf<Whole> {
  readonly id: number
  readonly of: Whole
  readonly name: string
  readonly nameEn: string | null
}

export interface Finding {
  readonly part: FormPart
  readonly field: string
  /** The translation key. */
  readonly key: `checklist.${string}`
  readonly values?: Readonly<Record<string, string | number>>
  readonly blocks: boolean
}

type Say = (field: string, key: Finding['key'], values?: Finding['values']) => Finding

/** A finding that must be fixed before the form can be published. */
export const blocking =
  (part: FormPart): Say =>
  (field, key, values = {}) => ({ part, field: fieldIn(part, field), key, values, blocks: true })

/** A finding that is only advice. */
export const advice =
  (part: FormPart): Say =>
  (field, key, values = {}) => ({ part, field: fieldIn(part, field), key, values, blocks: false })

const fieldIn = (part: FormPart, field: string) => (field === '' ? part : `${part}.${field}`)

/** The finding, unless the condition holds. */
export const unless = (holds: boolean, finding: Finding): readonly Finding[] => (holds ? [] : [finding])
