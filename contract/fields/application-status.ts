import { z } from 'zod'
import { ApplicationEvent } from './application-events.ts'
import { Id, Moment } from './patterns.ts'

export const ApplicationStatus = z.enum([
  'Draft',
  'Submitted',
  'InReview',
  'Shortlisted',
  'Approved',
  'Reserve',
  'Rejected',
  'Withdrawn',
])
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

/** The pending action, and whose it is. */
export const ApplicationAction = z.enum([
  'None',
  'DocumentRequested',
  'InterviewInvited',
  'BankInfoRequested',
  'AnswerRequested',
])
export type ApplicationAction = z.infer<typeof ApplicationAction>

/** The status of a document request after the application. */
export const DocumentRequestStatus = z.enum(['Open', 'Uploaded', 'Accepted', 'Refused', 'Cancelled'])
export type DocumentRequestStatus = z.infer<typeof DocumentRequestStatus>

/** Why a document was refused: a part of it is missing, or it is another document than requested. */
export const DocumentFault = z.enum(['Incomplete', 'Wrong'])
export type DocumentFault = z.infer<typeof DocumentFault>

export const InterviewStatus = z.enum([
  'Pending',
  'Accepted',
  'Declined',
  'RescheduleRequested',
  'Lapsed',
  'Cancelled',
  'Done',
  'NoShow',
])
export type InterviewStatus = z.infer<typeof InterviewStatus>

export const BankInfoStatus = z.enum(['Open', 'Given', 'Cancelled'])
export type BankInfoStatus = z.infer<typeof BankInfoStatus>

export const ApplicationActor = z.enum(['candidate', 'company', 'system'])
export type ApplicationActor = z.infer<typeof ApplicationActor>

/** One event in an application's history, for its readers. */
export const ApplicationHistoryItem = z.object({
  id: Id,
  event: ApplicationEvent,
  by: ApplicationActor,
  who: z.string().nullable(),
  at: Moment,
  text: z.string(),
})
