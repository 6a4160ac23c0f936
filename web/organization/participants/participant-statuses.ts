import type { ParticipantStatus } from '#contract/fields/participant-status.ts'

/** The statuses in the order of their tabs; apart from their badges, which not every page that counts them shows. */
export const participantStatuses = [
  'Active',
  'Suspended',
  'Completed',
  'Left',
  'Removed',
] as const satisfies readonly ParticipantStatus[]
