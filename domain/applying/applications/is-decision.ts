import type { ApplicationStatus } from '#contract/applications/application-status.ts'

const decisions: readonly string[] = ['Approved', 'Reserve', 'Rejected'] satisfies ApplicationStatus[]

/** Whether a status is a decision, which the candidate sees when its result is published. */
export const isDecision = (status: unknown) => typeof status === 'string' && decisions.includes(status)
