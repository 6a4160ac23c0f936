import type { ParticipantStatus } from '#contract/fields/participant-status.ts'

/** The statuses in the order of their tabs; apart from their badges, which not everybody shows who counts them. */
export const participantStatuses = [
  'Active',
  'Suspended',
  'Completed',
  'Left',
  'Removed',
] as const satisfies readonly ParticipantStatus[]
