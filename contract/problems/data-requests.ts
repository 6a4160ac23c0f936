/** Of requests about personal data and of breaches */
export const dataRequestProblems = {
  'dataRequests.notFound': 404,
  /** Answered or withdrawn by now. */
  'dataRequests.ended': 409,
  /** Something was written since it was read: an answer might miss it. */
  'dataRequests.changedSince': 409,
  'dataRequests.tooMany': 409,
  'dataRequests.tooLong': 409,
  /** The candidate has nothing to do with that organization. */
  'dataRequests.unknownRecipient': 400,
  'dataRequests.remindedToday': 409,
  'breaches.notFound': 404,
  /** It ends before it begins, or is known before it began, or lies ahead. */
  'breaches.wrongOrder': 400,
  /** What is said once was said: that somebody was told, or that it is closed. */
  'breaches.said': 409,
  'breaches.tooLong': 409,
} as const
