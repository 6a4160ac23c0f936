import { z } from 'zod'

// The fixed lists of entering people by hand.

/** Why an organization may enter somebody's data (KVKK article 5). */
export const EntryGround = z.enum(['consent', 'request', 'contract', 'legalDuty', 'legitimateInterest'])
export type EntryGround = z.infer<typeof EntryGround>

/** What is known of an entered person; a column of a file is taken for one of these. */
export const EntryField = z.enum(['email', 'name', 'surname', 'phone', 'level', 'university', 'department', 'class'])
export type EntryField = z.infer<typeof EntryField>

/** Who removed what was entered: the person, time, or the person's own application to the same form. */
export const RemovedBecause = z.enum(['person', 'expired', 'ownApplication'])
export type RemovedBecause = z.infer<typeof RemovedBecause>
