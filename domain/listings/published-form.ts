import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, formVersions, listings } from '#database/schema/forms.ts'
import { listingFields } from './listing-row.ts'
import { isGone } from './listing-state.ts'

/** The published version of the form that a condition names; archived and never published forms are not found. */
export async function publishedForm(where: SQL | undefined) {
  const [found] = await database()
    .select({
      listing: listingFields,
      tags: listings.tags,
      closedAt: listings.closedAt,
      isGone,
      version: formVersions.version,
      content: formVersions.content,
    })
    .from(forms)
    .innerJoin(formVersions, and(eq(formVersions.formId, forms.id), eq(formVersions.version, forms.publishedVersion)))
    .innerJoin(listings, eq(listings.formId, forms.id))
    .innerJoin(companies, eq(companies.id, forms.companyId))
    .where(and(where, inArray(forms.state, ['Published', 'Closed'])))
  if (!found) throw problem('forms.notFound')
  if (found.isGone) throw problem('forms.gone')
  return found
}

export const formById = (id: string) => publishedForm(eq(forms.id, id))
