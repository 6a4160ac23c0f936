/** Problems of requests about personal data and of breaches */
export const dataRequestProblems = {
  'dataRequests.notFound': 404,
  /** Already answered or withdrawn. */
  'dataRequests.ended': 409,
  /** An entry was added since it was read: an answer might miss it. */
  'dataRequests.changedSince': 409,
  'dataRequests.tooMany': 409,
  'dataRequests.tooLong': 409,
  /** The candidate has no relation with that organization. */
  'dataRequests.unknownRecipient': 400,
  'dataRequests.remindedToday': 409,
  'breaches.notFound': 404,
  /** It ends before it begins, was discovered before it began, or is in the future. */
  'breaches.wrongOrder': 400,
  /** The event is recorded once: a notification, or the closing. */
  'breaches.said': 409,
  'breaches.tooLong': 409,
} as const
