import type { ApplicationFilters } from '#contract/applications/application-filters.ts'

/** Whom an act is meant for: named applications, or all that match filters but for those that were left out. */
export type ActTarget =
  | {
      readonly applicationIds: readonly string[]
      /** Who sent it, where it is a single one and the page does not say so */
      readonly name?: string | undefined
    }
  | { readonly filters: ApplicationFilters; readonly except: readonly string[]; readonly expected: number }

/** How many applications the person saw in the target. */
export const countOf = (target: ActTarget): number =>
  'filters' in target ? target.expected : target.applicationIds.length

/** The fields of a call's body that name the target. */
export const fieldsOf = (target: ActTarget) =>
  'filters' in target
    ? { filters: target.filters, except: [...target.except], expected: target.expected }
    : { applicationIds: [...target.applicationIds] }

/** What the dialog of every act is given. */
export interface ActDialogProps {
  readonly formId: string
  readonly target: ActTarget
  /** The steps of the form’s review */
  readonly steps: readonly { readonly id: string; readonly name: string }[]
  readonly onClose: () => void
  /** The act is done: a list lets go of its selection. */
  readonly onDone?: (() => void) | undefined
}
