import { z } from 'zod'

// The fixed lists of entering people by hand.

/** Why an organization may enter somebody's data (KVKK article 5). */
export const EntryGround = z.enum(['consent', 'request', 'contract', 'legalDuty', 'legitimateInterest'])
export type EntryGround = z.infer<typeof EntryGround>

export const entryFields = [
  'email',
  'name',
  'surname',
  'fullName',
  'phone',
  'level',
  'university',
  'department',
  'class',
] as const

/** What is known of an entered person; a column of a file is taken for one of these. */
export const EntryField = z.enum(entryFields)
export type EntryField = z.infer<typeof EntryField>

/** What is wrong with a field of a row. */
export const EntryFault = z.enum(['missing', 'wrong', 'repeated', 'duplicate', 'unwanted'])
export type EntryFault = z.infer<typeof EntryFault>

/** Who removed what was entered: the person, time, or the person's own application to the same form. */
export const RemovedBecause = z.enum(['person', 'expired', 'ownApplication'])
export type RemovedBecause = z.infer<typeof RemovedBecause>

/** What became of an application that the organization entered; null for all others. */
export const EntryState = z.enum(['waiting', 'takenOver', 'handedIn', 'removed'])
export type EntryState = z.infer<typeof EntryState>
