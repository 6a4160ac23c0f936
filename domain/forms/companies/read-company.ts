import { eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { CompanyPreview, readCompany as call } from '#contract/companies/companies.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { companyPreview } from '#domain/forms/company-pages/company-preview.ts'

export async function readCompany(caller: Caller, { companyId }: Input<typeof call>): Promise<CompanyPreview> {
  const preview = await companyPreview(database(), eq(companies.id, companyId), caller.language)
  if (!preview) throw problem('accounts.notFound')
  return preview
}
