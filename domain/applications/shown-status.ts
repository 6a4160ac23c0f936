import { sql } from 'drizzle-orm'
import type { ApplicationStatus } from '#contract/applications/application-status.ts'
import { applications } from '#database/schema/applications.ts'

interface Decided {
  readonly status: ApplicationStatus
  readonly resultPublishedAt: Date | null
}

const decisions: readonly string[] = ['Approved', 'Reserve', 'Rejected'] satisfies ApplicationStatus[]

export const isDecision = (status: unknown) => typeof status === 'string' && decisions.includes(status)

/** The status as the candidate may know it: an unpublished decision is shown as InReview. */
export const shownStatus = ({ status, resultPublishedAt }: Decided): ApplicationStatus =>
  resultPublishedAt === null && isDecision(status) ? 'InReview' : status

export const shownStatusInSql = sql<ApplicationStatus>`case
  when ${applications.resultPublishedAt} is null and ${applications.status} in ('Approved', 'Reserve', 'Rejected')
  then 'InReview' else ${applications.status} end`
