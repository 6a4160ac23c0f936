import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, formVersions, listings } from '#database/schema/forms.ts'
import { isGone } from '../../ground/published-forms/listing-state.ts'
import { listingFields } from './listing-row.ts'

/** The published version of the form that a condition selects; archived and never published forms are not found. */
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
  if (!found) throw problem((await isPaused(where)) ? 'forms.paused' : 'forms.notFound')
  if (found.isGone) throw problem('forms.gone')
  return found
}

/** Whether the form would be found if its organization were not suspended. */
async function isPaused(where: SQL | undefined): Promise<boolean> {
  const published = and(where, isNotNull(forms.publishedVersion), inArray(forms.state, ['Published', 'Closed']))
  return (await database().$count(forms, and(published, isNotNull(forms.suspendedAt)))) > 0
}

export const formById = (id: string) => publishedForm(eq(forms.id, id))
