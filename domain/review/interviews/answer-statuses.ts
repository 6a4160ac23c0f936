/** The status of an invitation after each answer of the candidate. */
export const answerStatuses = {
  accept: 'Accepted',
  decline: 'Declined',
  reschedule: 'RescheduleRequested',
} as const
