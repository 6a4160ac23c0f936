import type { Caller } from '#contract/caller.ts'
import type { Form } from '#contract/forms/company-forms.ts'
import { database } from '#database/connection.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { readChecklist } from './checklist/read-checklist.ts'
import { formRows } from './form-rows.ts'
import { type FormIds, type FormRecord, formOf, hasChanges } from './own-form.ts'
import { stateNow } from './state-now.ts'

export async function readForm(caller: Caller, ids: FormIds): Promise<Form> {
  const form = await formOf(database(), ids)
  const draftDates = form.publishedVersion === null ? form.content.dates : null
  const [rows, checklist] = await Promise.all([
    formRows(database(), ids.companyId, [{ ...form, draftDates }]),
    readChecklist(database(), caller, form),
  ])
  const [row] = rows
  if (!row) throw new Error('A form has no row')
  return { ...row, content: form.content, checklist, can: rightsOn(caller, form) }
}

function rightsOn(caller: Caller, form: FormRecord): Form['can'] {
  const state = stateNow(form)
  const write = isGranted(caller, 'Forms', 'write')
  return {
    edit: write && state !== 'Archived',
    publish: write && (state === 'Draft' || (state === 'Published' && hasChanges(form))),
    close: write && state === 'Published',
    // A form without a deadline cannot be extended.
    extend: write && ((state === 'Published' && form.closesAt !== null) || state === 'Closed'),
    archive: write && (state === 'Draft' || state === 'Closed'),
    restore: write && state === 'Archived',
    remove: isGranted(caller, 'Forms', 'full') && form.publishedVersion === null,
  }
}
