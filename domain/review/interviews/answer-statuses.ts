/** What an invitation becomes by the candidate's answer. */
export const answerStatuses = {
  accept: 'Accepted',
  decline: 'Declined',
  reschedule: 'RescheduleRequested',
} as const
