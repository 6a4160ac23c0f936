import { and, eq } from 'drizzle-orm'
import { Id } from '#contract/fields/patterns.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { formTemplates } from '#database/schema/forms.ts'
import { freshContent } from '../content/fresh-content.ts'
import { starterContent } from './starter-content.ts'
import { starters } from './starters.ts'

/** The content of a new form from a template, with the form's own title and without dates. */
export async function templateContent(companyId: string, id: string, begun: FormContent): Promise<FormContent> {
  const starter = starters.find((template) => template.id === id)
  if (starter) return starterContent(starter, begun)
  const content = freshContent(await ownTemplate(companyId, id))
  return { ...content, basics: { ...content.basics, title: begun.basics.title }, dates: begun.dates }
}

async function ownTemplate(companyId: string, id: string) {
  if (!Id.safeParse(id).success) throw problem('forms.templateNotFound')
  const [template] = await database()
    .select({ content: formTemplates.content })
    .from(formTemplates)
    .where(and(eq(formTemplates.id, id), eq(formTemplates.companyId, companyId)))
  if (!template) throw problem('forms.templateNotFound')
  return template.content
}
