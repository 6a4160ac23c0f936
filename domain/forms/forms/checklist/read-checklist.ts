import type { Caller } from '#contract/caller.ts'
import type { ChecklistItem } from '#contract/forms/company-forms.ts'
import type { FormPromise } from '#contract/forms/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { translate } from '#platform/texts.ts'
import type { FormRecord } from '../own-form.ts'
import { checkFormContent } from './check-form-content.ts'
import { factsFor } from './facts-for.ts'

type Checked = Pick<FormRecord, 'id' | 'companyId' | 'type' | 'content' | 'unconfirmed'>

/** What is missing or wrong before publishing, in the caller's language. */
export async function readChecklist(
  db: Database | Transaction,
  { language }: Caller,
  form: Checked,
): Promise<ChecklistItem[]> {
  return [
    ...checkFormContent(form.type, form.content, await factsFor(db, form), language),
    ...form.unconfirmed.map((promise) => ({
      part: 'basics' as const,
      field: promise === 'amount' ? 'basics.amount.minor' : `basics.${promise}`,
      message: translate(language, unconfirmedTexts[promise]),
      blocks: true,
      confirms: promise,
    })),
  ]
}

const unconfirmedTexts: Readonly<Record<FormPromise, string>> = {
  amount: 'checklist.unconfirmed.amount',
  quota: 'checklist.unconfirmed.quota',
  summary: 'checklist.unconfirmed.summary',
  body: 'checklist.unconfirmed.body',
}
