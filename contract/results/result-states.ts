import { z } from 'zod'

/** The decisions of which a result can be published. */
export const Decision = z.enum(['Approved', 'Reserve', 'Rejected'])
export type Decision = z.infer<typeof Decision>

/** What the winner says to the award, where the form asks for it. */
export const Acceptance = z.enum(['Pending', 'Accepted', 'Declined', 'Lapsed'])
export type Acceptance = z.infer<typeof Acceptance>

/** A publication waits for its moment, has happened, was called off, or could not happen when its moment came. */
export const PublicationState = z.enum(['Scheduled', 'Published', 'CalledOff', 'Failed'])
export type PublicationState = z.infer<typeof PublicationState>

/** Why somebody was rejected, as far as the organization wants to tell them. */
export const FeedbackReason = z.enum([
  'quotaFilled',
  'conditionsNotMet',
  'documentsIncomplete',
  'interview',
  'otherSupport',
  'other',
])
export type FeedbackReason = z.infer<typeof FeedbackReason>
