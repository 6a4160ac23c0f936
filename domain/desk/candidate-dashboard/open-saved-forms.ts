import { and, eq, ne, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { listings, savedForms } from '#database/schema/forms.ts'
import { listingFields } from '#domain/forms/listings/listing-row.ts'
import { isInState } from '#domain/ground/published-forms/listing-state.ts'

export type SavedForm = Awaited<ReturnType<typeof openSavedForms>>[number]

/** How many the dashboard shows; the page of saved forms lists them all. */
const most = 20

/** The open forms that a candidate has saved, by deadline, and whether they started an application. */
export const openSavedForms = (candidateId: string) => savedOn(database()).execute({ candidateId })

const savedOn = preparedOn((db) => {
  const candidateId = sql.placeholder('candidateId')
  const own = and(
    eq(applications.formId, listings.formId),
    eq(applications.candidateId, candidateId),
    ne(applications.status, 'Withdrawn'),
  )
  return db
    .select({ listing: listingFields, isBegun: sql<boolean>`exists (select from ${applications} where ${own})` })
    .from(savedForms)
    .innerJoin(listings, eq(listings.formId, savedForms.formId))
    .innerJoin(companies, eq(companies.id, listings.companyId))
    .where(and(eq(savedForms.candidateId, candidateId), isInState('Open')))
    .orderBy(listings.endsAt, listings.formId)
    .limit(most)
    .prepare('open_saved_forms')
})
