import { and, eq } from 'drizzle-orm'
import { BankTemplateContent, type ReadyTemplate, readyTemplates } from '#contract/payments/bank-template-content.ts'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { bankTemplates } from '#database/schema/payments/payment-runs.ts'
import { readyContents } from './ready-templates.ts'

/** A ready-made template by its name, or one of the organization's own by its id. */
export async function templateOf(db: Database | Transaction, companyId: string, templateId: string) {
  if (isReady(templateId)) return { name: '', content: readyContents[templateId] }
  const [own] = await db
    .select({ name: bankTemplates.name, content: bankTemplates.content })
    .from(bankTemplates)
    .where(and(eq(bankTemplates.id, templateId), eq(bankTemplates.companyId, companyId)))
  if (!own) throw problem('bankTemplates.notFound')
  return { name: own.name, content: storedContent(own.content) }
}

export const storedContent = (content: unknown) => BankTemplateContent.parse(content)

export const isReady = (templateId: string): templateId is ReadyTemplate =>
  readyTemplates.some((ready) => ready === templateId)
