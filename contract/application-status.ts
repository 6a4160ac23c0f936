import { z } from 'zod'

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
