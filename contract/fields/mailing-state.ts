import { z } from 'zod'

/** The progress of a message to one or many recipients. */
export const MailingState = z.enum(['held', 'sending', 'paused', 'calledBack', 'stopped', 'done'])
export type MailingState = z.infer<typeof MailingState>
