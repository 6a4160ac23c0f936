import { eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { saveFormTemplate as call, FormTemplate } from '#contract/forms/form-templates.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { formTemplates } from '#database/schema/forms.ts'
import { newId } from '#platform/ids.ts'
import { formOf } from '../own-form.ts'
import { describeTemplate } from './list-form-templates.ts'

const limit = 50

export async function saveFormTemplate(
  _: Caller,
  { companyId, formId, name }: Input<typeof call>,
): Promise<FormTemplate> {
  return database().transaction(async (tx) => {
    const { type, content } = await formOf(tx, { companyId, formId })
    // Locked, so that two concurrent requests cannot exceed the limit.
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
    const kept = await tx.$count(formTemplates, eq(formTemplates.companyId, companyId))
    if (kept >= limit) throw problem('forms.tooManyTemplates', { limit })
    const [template] = await tx
      .insert(formTemplates)
      .values({ id: newId(), companyId, type, name, content })
      .returning()
    if (!template) throw new Error('A template was not stored')
    return describeTemplate(template)
  })
}
