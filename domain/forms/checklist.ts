import type { Caller } from '#contract/caller.ts'
import type { ChecklistItem } from '#contract/company-forms.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { checkContent } from './check-content.ts'
import { factsFor } from './facts-for.ts'
import type { FormRecord } from './own-form.ts'

type Checked = Pick<FormRecord, 'id' | 'companyId' | 'type' | 'content'>

/** What is missing or wrong, in the caller's language. */
export async function checklistOf(
  db: Database | Transaction,
  { language }: Caller,
  form: Checked,
): Promise<ChecklistItem[]> {
  return checkContent(form.type, form.content, await factsFor(db, form), language)
}
