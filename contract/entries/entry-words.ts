import { z } from 'zod'
import { entryFields, entryGrounds } from './entry-facts.ts'

export const EntryGround = z.enum(entryGrounds)
export const EntryField = z.enum(entryFields)

const answerColumn = /^answer:[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** A field, or `answer:` and the id of a question. */
export const EntryColumn = z.union([EntryField, z.string().regex(answerColumn, 'fields.column')])

export const EntryFault = z.enum(['missing', 'wrong', 'repeated', 'duplicate', 'unwanted'])
export type EntryFault = z.infer<typeof EntryFault>

/**
 * Why an entry was removed: by the person, by expiry, because of the person's own application to the form, or by
 * undoing.
 */
export const RemovedBecause = z.enum(['person', 'expired', 'ownApplication', 'undone'])
export type RemovedBecause = z.infer<typeof RemovedBecause>

/** The state of an entered application; null for all others. */
export const EntryState = z.enum(['waiting', 'takenOver', 'handedIn', 'removed'])
export type EntryState = z.infer<typeof EntryState>
