import type { EligibilityCondition } from '#contract/forms/eligibility.ts'
import type { Amount, FormType, WorkKind, WorkPlace } from '#contract/forms/form-content.ts'
import type { ThemeName } from '../pictures/themes.ts'
import type { DemoDocument } from './documents.ts'
import type { DemoQuestion } from './questions.ts'
import type { Timing } from './timing.ts'

export interface DemoForm {
  readonly type: FormType
  readonly when: Timing
  /** Days after the deadline. */
  readonly result?: number
  readonly language?: 'en'
  readonly title: string
  readonly summary: string
  /** In the short writing of `richText`. */
  readonly body: string
  readonly cover: ThemeName
  readonly tags: readonly string[]
  readonly quota?: number
  readonly amount?: Amount
  readonly workPlace?: WorkPlace
  readonly workKind?: WorkKind
  readonly cities?: readonly number[]
  readonly who?: readonly EligibilityCondition[]
  readonly questions: readonly DemoQuestion[]
  readonly documents: readonly DemoDocument[]
  readonly steps: readonly DemoStep[]
  /** How many have applied or begun to. */
  readonly applicants?: number
  /** Decided about as they come in, so that applications stand in every status while it is open. */
  readonly isReviewedEarly?: true
  /** Unpublished changes. */
  readonly rewritten?: { readonly summary: string }
}

/** From and until are days after the deadline. */
type DemoStep = readonly [name: string, from: number, until: number, note?: string]

const paid =
  (currency: Amount['currency'], period: Amount['period']) =>
  (whole: number, times: number | null = null) => ({
    minor: whole * 100,
    currency,
    period,
    times,
  })

export const liraAMonth = paid('TRY', 'month')
export const liraATerm = paid('TRY', 'term')
export const liraAYear = paid('TRY', 'year')
export const liraOnce = paid('TRY', 'once')
export const euroAMonth = paid('EUR', 'month')
export const euroOnce = paid('EUR', 'once')
export const dollarOnce = paid('USD', 'once')
