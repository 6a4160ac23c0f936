import { type SQL, sql } from 'drizzle-orm'
import { applicationCounts } from '#database/schema/application-counts.ts'
import { applications } from '#database/schema/applications.ts'
import { decisionList } from '#domain/ground/decisions/decision-list.ts'

// The definitions of the numbers in docs/words.md; every number on every page is computed by these.

type Standing = Pick<typeof applications | typeof applicationCounts, 'status' | 'sealed' | 'action'>

function conditionsOn({ status, sealed, action }: Standing) {
  /** Submitted and not withdrawn: it takes a place, whether or not the organization may read it yet. */
  const isHandedIn = sql`${status} not in ('Draft', 'Withdrawn')`
  /** *Başvuru*: what an organization counts. Sealed ones have a number of their own. */
  const isApplication = sql`(${isHandedIn} and not ${sealed})`
  /** *İncelenmeyi bekleyen*: no member has reviewed it yet. */
  const isAwaitingReview = sql`(${status} = 'Submitted' and not ${sealed})`
  /** *Yanıt beklenen*: the candidate was asked for something and has not answered. */
  const isAwaitingReply = sql`(${isApplication} and ${action} <> 'None')`
  /** *Onaylanan*: compared with the quota of a form, unless the quota limits applications (`closeWhenFull`). */
  const isApproved = sql`(${status} = 'Approved' and not ${sealed})`
  /** Has a decision, published or not. */
  const isDecided = sql`(${status} in ${decisionList} and not ${sealed})`
  /** *Mühürlü*: submitted when the organization had no credit left. */
  const isSealed = sql`(${isHandedIn} and ${sealed})`
  return { isHandedIn, isApplication, isAwaitingReview, isAwaitingReply, isApproved, isDecided, isSealed }
}

/** The conditions on an application's own row. */
export const { isHandedIn, isApplication, isAwaitingReview } = conditionsOn(applications)

/** The same conditions on the stored counts, for use with `numberOf`. */
export const counted = conditionsOn(applicationCounts)

/** The number of applications that meet a condition, from the stored counts. */
export const numberOf = (condition?: SQL) =>
  condition
    ? sql<number>`(coalesce(sum(${applicationCounts.difference}) filter (where ${condition}), 0)::int)`
    : sql<number>`(coalesce(sum(${applicationCounts.difference}), 0)::int)`
