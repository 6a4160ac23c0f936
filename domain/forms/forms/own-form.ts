import { and, eq, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { forms } from '#database/schema/forms.ts'
import { closeOverdue } from './close-overdue.ts'
import { isOverdue } from './state-now.ts'

export type FormRecord = typeof forms.$inferSelect

export interface FormIds {
  readonly companyId: string
  readonly formId: string
}

/** Reads a form of this organization; other organizations' forms are not found. */
export async function formOf(db: Database | Transaction, { companyId, formId }: FormIds): Promise<FormRecord> {
  const [form] = await formOn(db).execute({ companyId, formId })
  if (!form) throw problem('forms.notFound')
  return form
}

const formOn = preparedOn((db) => db.select().from(forms).where(isAsked).prepare('own_form'))

/** The number of a form of this organization, without reading its large content. */
export async function formNumberOf(db: Database | Transaction, { companyId, formId }: FormIds): Promise<number> {
  const [form] = await numberOn(db).execute({ companyId, formId })
  if (!form) throw problem('forms.notFound')
  return form.number
}

const isAsked = and(eq(forms.id, sql.placeholder('formId')), eq(forms.companyId, sql.placeholder('companyId')))

const numberOn = preparedOn((db) =>
  db.select({ number: forms.number }).from(forms).where(isAsked).prepare('own_form_number'),
)

/** Locks a form of this organization for a change, and closes it first if its deadline has passed. */
export async function lockForm(tx: Transaction, { companyId, formId }: FormIds): Promise<FormRecord> {
  const [form] = await tx.select().from(forms).where(isOwn({ companyId, formId })).for('update')
  if (!form) throw problem('forms.notFound')
  if (!isOverdue(form)) return form
  await closeOverdue(tx, eq(forms.id, formId))
  return formOf(tx, { companyId, formId })
}

const isOwn = ({ companyId, formId }: FormIds) => and(eq(forms.id, formId), eq(forms.companyId, companyId))

export const hasChanges = ({ publishedVersion, version }: Pick<FormRecord, 'publishedVersion' | 'version'>) =>
  publishedVersion !== null && version > publishedVersion
