import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { Advertisement } from '#contract/listings/listings.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { conditionNames } from '#domain/candidates/eligibility/condition-names.ts'
import { wordConditions } from '#domain/candidates/eligibility/word-conditions.ts'
import { companyPreview } from '#domain/forms/company-pages/company-preview.ts'
import { listedDocuments } from '#domain/forms/listings/listed-documents.ts'
import { toListing } from '#domain/forms/listings/listing-row.ts'
import type { publishedForm } from '#domain/forms/listings/published-form.ts'

/** Everything that the public page of a published form shows. */
export async function describeAdvertisement(
  { listing, tags, closedAt, version, content }: Awaited<ReturnType<typeof publishedForm>>,
  { language }: Caller,
): Promise<Advertisement> {
  const { basics, dates, eligibility, questions, steps, texts } = content
  const [names, documents, organization] = await Promise.all([
    conditionNames(database(), language, eligibility),
    listedDocuments(listing.formId, content, language),
    companyPreview(database(), eq(companies.id, listing.companyId), language),
  ])
  if (!organization) throw problem('forms.notFound')
  return {
    ...toListing(listing),
    ...documents,
    body: basics.body,
    tags,
    closeWhenFull: basics.closeWhenFull ?? false,
    resultAt: dates.resultAt,
    closedAt: closedAt?.toISOString() ?? null,
    version,
    conditions: wordConditions(eligibility, language, names).map(({ kind, condition }) => ({ kind, text: condition })),
    questions,
    universities: [...names.universities].map(([id, name]) => ({ id, name })),
    steps,
    texts,
    organization,
  }
}
