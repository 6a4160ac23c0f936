import { z } from 'zod'
import { decisions } from './decisions.ts'

/** The decisions whose result can be published. */
export const Decision = z.enum(decisions)
export type Decision = z.infer<typeof Decision>

/** The winner's answer to the award, where the form asks for it. */
export const Acceptance = z.enum(['Pending', 'Accepted', 'Declined', 'Lapsed'])
export type Acceptance = z.infer<typeof Acceptance>

/** A publication is scheduled, was published, was cancelled, or failed at its time. */
export const PublicationState = z.enum(['Scheduled', 'Published', 'CalledOff', 'Failed'])
export type PublicationState = z.infer<typeof PublicationState>

/** Why an application was rejected, as far as the organization tells the candidate. */
export const FeedbackReason = z.enum([
  'quotaFilled',
  'conditionsNotMet',
  'documentsIncomplete',
  'interview',
  'otherSupport',
  'other',
])
export type FeedbackReason = z.infer<typeof FeedbackReason>
