import type { GivenStatus } from '#contract/review/deciding.ts'

export type { GivenStatus }

// Apart from the contract's schemas, so that pages open without loading them.

/** The statuses that an organization gives, in the order of a review. */
export const givenStatuses = [
  ...(['Submitted', 'InReview', 'Shortlisted', 'Approved', 'Reserve', 'Rejected'] as const),
] satisfies GivenStatus[]
