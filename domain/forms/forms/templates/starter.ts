import type { EligibilityCondition } from '#contract/forms/eligibility.ts'
import type { Amount, AnswerTest, FormType, QuestionKind, WorkKind, WorkPlace } from '#contract/forms/form-content.ts'

/** The same sentence in Turkish and in English. */
export type Text = readonly [tr: string, en: string]

/** A built-in template in both languages. Questions that conditions refer to have a key. */
export interface Starter {
  readonly id: `starter-${string}`
  readonly type: FormType
  readonly name: Text
  /** When to use the template. */
  readonly about: Text
  readonly basics: StarterBasics
  readonly eligibility?: readonly EligibilityCondition[]
  readonly questions: readonly StarterQuestion[]
  readonly documents: readonly StarterDocument[]
  /** The usual four steps if omitted. */
  readonly steps?: readonly Text[]
}

interface StarterBasics {
  readonly summary: Text
  readonly body: Text
  readonly tags: readonly Text[]
  readonly amount?: Amount
  readonly quota?: number
  readonly workPlace?: WorkPlace
  readonly workKind?: WorkKind
}

export interface StarterQuestion {
  readonly key?: string
  readonly kind: QuestionKind
  readonly label: Text
  readonly help?: Text
  readonly required?: boolean
  readonly options?: Readonly<Record<string, Text>>
  readonly min?: number
  readonly max?: number
  readonly showIf?: readonly StarterTest[]
}

/** A test of the answer to the question with this key. */
export type StarterTest = Pick<AnswerTest, 'is' | 'value'> & { readonly key: string }

export interface StarterDocument {
  /** An id of database/reference/doctypes.json. */
  readonly type: number
  readonly required?: boolean
  readonly note?: Text
  readonly when?: StarterTest | { readonly kind: 'disabled' } | { readonly kind: 'classAbove'; readonly year: number }
}
