import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { MemberFilters } from '#contract/communities/member-target.ts'
import type { ParticipantFilters } from '#contract/participants/participant-filters.ts'

/** Whom an act is meant for: named applications, or all that match filters but for those that were left out. */
export type ActTarget =
  | {
      readonly applicationIds: readonly string[]
      /** Who sent it, where it is a single one and the page does not say so */
      readonly name?: string | undefined
    }
  | { readonly filters: ApplicationFilters; readonly except: readonly string[]; readonly expected: number }

/** Whom an act on participants is meant for. */
export type ParticipantsTarget =
  | { readonly participantIds: readonly string[]; readonly name?: string | undefined }
  | {
      readonly filters: ParticipantFilters
      readonly formId?: string | undefined
      readonly except: readonly string[]
      readonly expected: number
    }

/** Whom an act on members of a community is meant for. */
export type MembersTarget =
  | { readonly candidateIds: readonly string[] }
  | { readonly filters: MemberFilters; readonly except: readonly string[]; readonly expected: number }

export type Counted = ActTarget | ParticipantsTarget | MembersTarget

/** How many the person saw in the target. */
export function countOf(target: Counted): number {
  if ('filters' in target) return target.expected
  if ('applicationIds' in target) return target.applicationIds.length
  return 'participantIds' in target ? target.participantIds.length : target.candidateIds.length
}

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
