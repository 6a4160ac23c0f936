import { and, asc, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listFormTemplates as call, FormTemplate } from '#contract/forms/form-templates.ts'
import { database } from '#database/connection.ts'
import { formTemplates } from '#database/schema/forms.ts'
import { describeStarter } from './starter-content.ts'
import { starters } from './starters.ts'

export async function listFormTemplates(
  { language }: Caller,
  { companyId, type }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const own = await database()
    .select()
    .from(formTemplates)
    .where(and(eq(formTemplates.companyId, companyId), type && eq(formTemplates.type, type)))
    .orderBy(asc(formTemplates.createdAt), asc(formTemplates.id))
  const ours = starters.filter((starter) => type === undefined || starter.type === type)
  return { items: [...ours.map((starter) => describeStarter(starter, language)), ...own.map(describeTemplate)] }
}

export function describeTemplate({ id, type, name, content }: typeof formTemplates.$inferSelect): FormTemplate {
  return {
    id,
    type,
    name,
    summary: content.basics.summary,
    own: true,
    counts: {
      questions: content.questions.filter(({ kind }) => kind !== 'page').length,
      documents: content.documents.length,
      steps: content.steps.length,
    },
  }
}
