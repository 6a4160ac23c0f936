/** Of requests about personal data */
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
} as const
