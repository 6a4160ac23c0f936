import { sql } from 'drizzle-orm'
import { applications } from '#database/schema/applications.ts'

// What is counted, by the names that docs/words.md gives it: every number on every page is made of these.

const { status, sealed, action } = applications

/** Handed in and not taken back: whoever sent it has a place, whether the organization may read it yet or not. */
export const isHandedIn = sql`${status} not in ('Draft', 'Withdrawn')`

/** *Başvuru*: what an organization counts. A sealed one stands in no number of theirs but its own. */
export const isApplication = sql`(${isHandedIn} and not ${sealed})`

/** *İncelenmeyi bekleyen*: nobody has looked at it yet. */
export const isAwaitingReview = sql`(${status} = 'Submitted' and not ${sealed})`

/** *Cevap beklenen*: the candidate was asked for something and has not answered. */
export const isAwaitingReply = sql`(${isApplication} and ${action} <> 'None')`

/** *Mühürlü*: beyond the credit. */
export const isSealed = sql`(${isHandedIn} and ${sealed})`
