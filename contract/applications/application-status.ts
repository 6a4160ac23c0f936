import { z } from 'zod'
import { Id, Moment } from '../fields/patterns.ts'
import { ApplicationEvent } from './application-events.ts'

/** Where an application stands. */
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

/** What is awaited now, and from whom. */
export const ApplicationAction = z.enum([
  'None',
  'DocumentRequested',
  'InterviewInvited',
  'BankInfoRequested',
  'AnswerRequested',
])
export type ApplicationAction = z.infer<typeof ApplicationAction>

/** A document that an organization asks for after somebody has applied. */
export const DocumentRequestStatus = z.enum(['Open', 'Uploaded', 'Accepted', 'Refused', 'Cancelled'])
export type DocumentRequestStatus = z.infer<typeof DocumentRequestStatus>

/** What is wrong with a refused document: something of it is missing, or it is not the document that was asked for. */
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

/** One thing that happened to an application, told to whoever reads its history. */
export const ApplicationHistoryItem = z.object({
  id: Id,
  event: ApplicationEvent,
  by: ApplicationActor,
  who: z.string().nullable(),
  at: Moment,
  text: z.string(),
})
