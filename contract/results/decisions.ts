/** The statuses that are decisions; candidates see one when its result is published. Without zod, for pages. */
export const decisions = ['Approved', 'Reserve', 'Rejected'] as const
export type Decision = (typeof decisions)[number]

export const isDecision = (status: unknown): status is Decision => decisions.some((decision) => decision === status)
