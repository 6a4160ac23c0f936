import { z } from 'zod'

/** How far the sending of a message to one or many is. */
export const MailingState = z.enum(['held', 'sending', 'paused', 'calledBack', 'stopped', 'done'])
export type MailingState = z.infer<typeof MailingState>
