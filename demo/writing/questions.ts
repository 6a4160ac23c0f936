import type { ProfileFact, QuestionKind } from '#contract/forms/form-content.ts'
import type { DemoTest } from './answer-tests.ts'

// Questions as a writer puts them down: those that others look at have a key, choices are named by their words.

export interface DemoQuestion extends Extra {
  readonly kind: QuestionKind
  readonly label: string
  readonly options?: readonly string[]
  readonly min?: number
  readonly max?: number
}

interface Extra {
  readonly key?: string
  readonly help?: string
  readonly optional?: true
  /** What of the profile answers it when somebody begins. */
  readonly fact?: ProfileFact
  /** All of them must hold. */
  readonly showIf?: readonly DemoTest[]
  /** One of them is enough. */
  readonly showIfAny?: readonly DemoTest[]
}

type Bounds = readonly [min: number, max: number]

export const page = (label: string, help = ''): DemoQuestion => ({ kind: 'page', label, help })

const plain =
  (kind: QuestionKind) =>
  (label: string, extra: Extra = {}): DemoQuestion => ({ kind, label, ...extra })

const bounded =
  (kind: QuestionKind) =>
  (label: string, [min, max]: Bounds, extra: Extra = {}): DemoQuestion => ({ kind, label, min, max, ...extra })

const choice =
  (kind: QuestionKind) =>
  (label: string, options: readonly string[], extra: Extra & { readonly max?: number } = {}): DemoQuestion => ({
    kind,
    label,
    options,
    ...extra,
  })

export const short = plain('shortText')
export const date = plain('date')
export const yesNo = plain('yesNo')
export const file = plain('file')
export const country = plain('country')
export const city = plain('city')
export const university = plain('university')
export const long = bounded('longText')
export const number = bounded('number')
export const scale = bounded('scale')
export const one = choice('single')
export const some = choice('multiple')
