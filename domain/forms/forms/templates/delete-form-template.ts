import { and, eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { deleteFormTemplate as call } from '#contract/forms/form-templates.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { formTemplates } from '#database/schema/forms.ts'

export async function deleteFormTemplate(_: Caller, { companyId, templateId }: Input<typeof call>) {
  const deleted = await database()
    .delete(formTemplates)
    .where(and(eq(formTemplates.id, templateId), eq(formTemplates.companyId, companyId)))
    .returning({ id: formTemplates.id })
  if (deleted.length === 0) throw problem('forms.templateNotFound')
  return null
}
