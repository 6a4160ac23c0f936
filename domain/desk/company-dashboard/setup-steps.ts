import { eq, sql } from 'drizzle-orm'
import type { SetupStep } from '#contract/company-dashboard.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { forms } from '#database/schema/forms.ts'
import { shownSection } from '#domain/forms/company-pages/shown-section.ts'

/** What candidates look for before they trust an organization, and whether it is done. */
export async function setupSteps(companyId: string): Promise<{ step: SetupStep; done: boolean }[]> {
  const [row] = await database()
    .select({ company: companies, hasPublished: hasPublished(companyId) })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!row) throw problem('accounts.notFound')
  const { company } = row
  return [
    { step: 'photo', done: company.photo !== null },
    { step: 'about', done: company.about !== '' },
    { step: 'section', done: [company.section1, company.section2, company.section3].some(shownSection) },
    { step: 'address', done: company.countryId !== null },
    { step: 'social', done: Object.values(company.social).some((link) => link) },
    { step: 'tax', done: company.taxNumber !== null },
    { step: 'form', done: row.hasPublished },
  ]
}

const hasPublished = (companyId: string) => sql<boolean>`exists (
  select from ${forms} where ${eq(forms.companyId, companyId)} and ${forms.publishedVersion} is not null
)`
