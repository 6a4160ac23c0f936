import { and, eq, gt, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { forms } from '#database/schema/forms.ts'
import { counted, isApplication, numberOf } from '#domain/forms/application-counts/counted-applications.ts'
import { stateNowInSql } from '#domain/forms/forms/state-now.ts'

const noNumbers = { openForms: 0, drafts: 0, applications: 0, thisWeek: 0, awaiting: 0, followers: 0 }

/**
 * The numbers on an organization's dashboard, in one round trip. Numbers of forms are null for callers who may not see
 * forms.
 */
export async function companyNumbers(companyId: string, seesForms: boolean) {
  const db = database()
  const ofForms = db
    .select({
      openForms: sql<number>`count(*) filter (where ${stateNowInSql} = 'Published')`.as('open_forms'),
      drafts: sql<number>`count(*) filter (where ${forms.state} = 'Draft')`.as('drafts'),
    })
    .from(forms)
    .where(eq(forms.companyId, companyId))
    .as('of_forms')
  const ofApplications = db
    .select({
      applications: numberOf(counted.isApplication).as('applications'),
      awaiting: numberOf(counted.isAwaitingReview).as('awaiting'),
    })
    .from(applicationCounts)
    .where(eq(applicationCounts.companyId, companyId))
    .as('of_applications')
  const lastWeek = gt(applications.submittedAt, sql`now() - interval '7 days'`)
  const ofWeek = db
    .select({ thisWeek: sql<number>`count(*)`.as('this_week') })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), lastWeek, isApplication))
    .as('of_week')
  const [numbers] = await db
    .select({
      openForms: ofForms.openForms,
      drafts: ofForms.drafts,
      applications: ofApplications.applications,
      thisWeek: ofWeek.thisWeek,
      awaiting: ofApplications.awaiting,
      followers: companies.followers,
    })
    .from(companies)
    .crossJoin(ofForms)
    .crossJoin(ofApplications)
    .crossJoin(ofWeek)
    .where(eq(companies.id, companyId))
  return { ...noNumbers, ...numbers, ...(!seesForms && { openForms: null, drafts: null }) }
}
