import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { MemberFilters } from '#contract/communities/member-target.ts'
import type { ParticipantFilters } from '#contract/participants/participant-filters.ts'

/** The target of an act: applications by id, or all that match filters except some. */
export type ActTarget =
  | {
      readonly applicationIds: readonly string[]
      /** The candidate's name, for a single application that the page does not name */
      readonly name?: string | undefined
    }
  | { readonly filters: ApplicationFilters; readonly except: readonly string[]; readonly expected: number }

/** The target of an act on participants. */
export type ParticipantsTarget =
  | { readonly participantIds: readonly string[]; readonly name?: string | undefined }
  | {
      readonly filters: ParticipantFilters
      readonly formId?: string | undefined
      readonly except: readonly string[]
      readonly expected: number
    }

/** The target of an act on members of a community. */
export type MembersTarget =
  | { readonly candidateIds: readonly string[] }
  | { readonly filters: MemberFilters; readonly except: readonly string[]; readonly expected: number }

export type Counted = ActTarget | ParticipantsTarget | MembersTarget

/** The size of the target as the officer saw it. */
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

/** The props of every act's dialog. */
export interface ActDialogProps {
  readonly formId: string
  readonly target: ActTarget
  /** The steps of the form’s review */
  readonly steps: readonly { readonly id: string; readonly name: string }[]
  readonly onClose: () => void
  /** Called after the act; a list clears its selection. */
  readonly onDone?: (() => void) | undefined
}
