import { eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { Form } from '#contract/forms/company-forms.ts'
import { FormPart } from '#contract/forms/form-content.ts'
import type { publishForm as call } from '#contract/forms/form-states.ts'
import { jobs } from '#contract/jobs.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { enqueue } from '#database/queue.ts'
import { forms } from '#database/schema/forms.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { addFormHistory } from '../add-form-history.ts'
import { readChecklist } from '../checklist/read-checklist.ts'
import { requireNoNewerParts } from '../newer-parts.ts'
import { type FormRecord, hasChanges, lockForm } from '../own-form.ts'
import { closeFull, isFull } from '../quota-places.ts'
import { readForm } from '../read-form.ts'
import { publishVersion } from './publish-version.ts'

/**
 * Publishes the whole draft; the caller must have seen the newest version of every part. Repeating it changes nothing.
 */
export async function publishForm(caller: Caller, { version, ...ids }: Input<typeof call>): Promise<Form> {
  const { accountId } = signedIn(caller)
  await database().transaction(async (tx) => {
    const form = await lockForm(tx, ids)
    if (form.state !== 'Draft' && form.state !== 'Published') throw problem('forms.wrongState')
    await requireNoNewerParts(tx, caller, form, version, FormPart.options)
    if (form.state === 'Published' && !hasChanges(form)) return
    await requireComplete(tx, caller, form)
    const isFirst = form.publishedVersion === null
    const event = isFirst ? 'published' : 'changesPublished'
    const now = new Date()
    await tx
      .update(forms)
      .set({ state: 'Published', publishedAt: form.publishedAt ?? now, closedAt: null, closedBecause: null })
      .where(eq(forms.id, form.id))
    await publishVersion(tx, { form, version: form.version, content: form.content, accountId })
    await addFormHistory(tx, [{ formId: form.id, companyId: form.companyId, accountId, event, detail: { version } }])
    // The quota is not above the number of applications: the form closes at once.
    if (await isFull(tx, form.id, form.content)) await closeFull(tx, form)
    if (isFirst) await enqueue(tx, jobs.notifyFollowers, { formId: form.id })
  })
  return readForm(caller, ids)
}

async function requireComplete(tx: Transaction, caller: Caller, form: FormRecord) {
  const missing = (await readChecklist(tx, caller, form)).filter(({ blocks }) => blocks)
  if (missing.length === 0) return
  const errors = missing.map(({ field, message }) => ({ field, message }))
  throw problem('forms.incomplete', { count: missing.length }, errors)
}
