import { z } from 'zod'
import { entryFields, entryGrounds } from './entry-facts.ts'

export const EntryGround = z.enum(entryGrounds)
export const EntryField = z.enum(entryFields)

const answerColumn = /^answer:[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** A field, or `answer:` and the id of a question. */
export const EntryColumn = z.union([EntryField, z.string().regex(answerColumn, 'fields.column')])

/** What is wrong with a field of a row. */
export const EntryFault = z.enum(['missing', 'wrong', 'repeated', 'duplicate', 'unwanted'])
export type EntryFault = z.infer<typeof EntryFault>

/** Who removed what was entered: the person, time, the person's own application to the same form, or the organization itself. */
export const RemovedBecause = z.enum(['person', 'expired', 'ownApplication', 'undone'])
export type RemovedBecause = z.infer<typeof RemovedBecause>

/** What became of an application that the organization entered; null for all others. */
export const EntryState = z.enum(['waiting', 'takenOver', 'handedIn', 'removed'])
export type EntryState = z.infer<typeof EntryState>
