import { z } from 'zod'

/** Where the scholar, trainee, hire or volunteer stands. Completed: graduated, or the contract ended well. */
export const ParticipantStatus = z.enum(['Active', 'Suspended', 'Completed', 'Left', 'Removed'])
export type ParticipantStatus = z.infer<typeof ParticipantStatus>
