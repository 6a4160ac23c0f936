import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { FormType } from '#contract/forms/form-content.ts'
import { database, planned } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { listings } from '#database/schema/forms.ts'
import { listingOrder } from '#domain/forms/listings/listing-order.ts'
import { isInState } from '#domain/ground/published-forms/listing-state.ts'

interface Wanted {
  readonly candidateId: string
  readonly standing: SQL<number>
  /** How relevant a form is for this candidate. */
  readonly relevance: SQL<number>
  readonly of: readonly number[]
  readonly type: FormType | undefined
  readonly limit: number
}

/**
 * At most this many open forms are examined, by nearest deadline, so that a candidate who fits hardly any does not
 * cost a full scan.
 */
const mostLooked = 5000

/** Open forms with the wanted fit that the candidate has not applied to, by relevance and deadline. */
export async function findMatching({ candidateId, standing, relevance, of, type, limit }: Wanted): Promise<string[]> {
  const near = database()
    .select({
      formId: listings.formId,
      endsAt: listings.endsAt,
      standing: standing.as('standing'),
      relevance: relevance.as('relevance'),
    })
    .from(listings)
    .where(isOpen(type))
    .orderBy(...listingOrder('deadline', 'Open'))
    .limit(mostLooked)
    .as('near')
  const applied = database()
    .select({ formId: applications.formId })
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), sql`${applications.status} <> 'Withdrawn'`))
  const rows = await planned()
    .select({ formId: near.formId })
    .from(near)
    .where(and(inArray(near.standing, [...of]), sql`${near.formId} <> all (array(${applied}))`))
    .orderBy(desc(near.relevance), near.endsAt, near.formId)
    .limit(limit)
  return rows.map(({ formId }) => formId)
}

/** Whether there are more open forms than were examined. */
export async function areMore(type: FormType | undefined): Promise<boolean> {
  const beyond = database()
    .select({ one: sql`1` })
    .from(listings)
    .where(isOpen(type))
    .orderBy(...listingOrder('deadline', 'Open'))
    .limit(1)
    .offset(mostLooked)
  return (await beyond).length > 0
}

const isOpen = (type: FormType | undefined) =>
  and(type === undefined ? undefined : eq(listings.type, type), isInState('Open'))
