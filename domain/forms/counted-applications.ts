import { sql } from 'drizzle-orm'
import { applications } from '#database/schema/applications.ts'

// The conditions behind the numbers of docs/words.md; every number on every page is made of these.

const { status, sealed, action } = applications

/** Handed in and not withdrawn: it takes a place, whether or not the organization may read it yet. */
export const isHandedIn = sql`${status} not in ('Draft', 'Withdrawn')`

/** *Başvuru*: what an organization counts. Sealed ones have a number of their own. */
export const isApplication = sql`(${isHandedIn} and not ${sealed})`

/** *İncelenmeyi bekleyen*: nobody has looked at it yet. */
export const isAwaitingReview = sql`(${status} = 'Submitted' and not ${sealed})`

/** *Cevap beklenen*: the candidate was asked for something and has not answered. */
export const isAwaitingReply = sql`(${isApplication} and ${action} <> 'None')`

/** *Mühürlü*: handed in when the organization had no credit left. */
export const isSealed = sql`(${isHandedIn} and ${sealed})`
