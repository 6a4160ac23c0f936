import { z } from 'zod'

/** The status of the scholar, trainee, hire or volunteer. Completed: graduated, or the contract ended regularly. */
export const ParticipantStatus = z.enum(['Active', 'Suspended', 'Completed', 'Left', 'Removed'])
export type ParticipantStatus = z.infer<typeof ParticipantStatus>
