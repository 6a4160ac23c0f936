import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { forms } from '#database/schema/forms.ts'
import { isApplication, isAwaitingReview } from '#domain/forms/counted-applications.ts'
import { stateNowInSql } from '#domain/forms/state-now.ts'

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
  const lastWeek = sql`${applications.submittedAt} > now() - interval '7 days'`
  const ofApplications = db
    .select({
      applications: sql<number>`count(*) filter (where ${isApplication})`.as('applications'),
      thisWeek: sql<number>`count(*) filter (where ${isApplication} and ${lastWeek})`.as('this_week'),
      awaiting: sql<number>`count(*) filter (where ${isAwaitingReview})`.as('awaiting'),
    })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), isNotNull(applications.submittedAt)))
    .as('of_applications')
  const [numbers] = await db
    .select({
      openForms: ofForms.openForms,
      drafts: ofForms.drafts,
      applications: ofApplications.applications,
      thisWeek: ofApplications.thisWeek,
      awaiting: ofApplications.awaiting,
      followers: companies.followers,
    })
    .from(companies)
    .crossJoin(ofForms)
    .crossJoin(ofApplications)
    .where(eq(companies.id, companyId))
  return { ...noNumbers, ...numbers, ...(!seesForms && { openForms: null, drafts: null }) }
}
