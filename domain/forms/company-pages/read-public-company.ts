import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readPublicCompany as call } from '#contract/listings/listings.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { companyPreview } from '#domain/forms/company-pages/company-preview.ts'
import { hasSomethingToShow } from './shown-companies.ts'

/** Reads an organization by its id, or by the short number in its address. */
export async function readPublicCompany(
  { language }: Caller,
  { id }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const named = /^\d+$/.test(id) ? eq(companies.number, Number(id)) : eq(companies.id, id)
  const company = await companyPreview(database(), and(named, hasSomethingToShow), language)
  if (!company) throw problem('companies.notFound')
  return company
}
