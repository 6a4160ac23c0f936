import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { createForm as call, Form } from '#contract/forms/company-forms.ts'
import type { FormContent, FormPromise, FormType } from '#contract/forms/form-content.ts'
import type { FormEvent } from '#contract/forms/form-history.ts'
import { database } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { newId } from '#platform/ids.ts'
import { addFormHistory } from './add-form-history.ts'
import { emptyContent } from './content/empty-content.ts'
import { promisesIn } from './promises.ts'
import { readForm } from './read-form.ts'
import { templateContent } from './templates/template-content.ts'

export async function createForm(caller: Caller, input: Input<typeof call>): Promise<Form> {
  const { id = newId(), companyId, type, title, language, template } = input
  const begun = emptyContent(language, title)
  const content = template === undefined ? begun : await templateContent(companyId, template, begun)
  const unconfirmed = template === undefined ? [] : promisesIn(content)
  return beginForm(caller, { id, companyId, type, content, unconfirmed, event: 'created' })
}

interface Beginning {
  readonly id: string
  readonly companyId: string
  readonly type: FormType
  readonly content: FormContent
  readonly unconfirmed: readonly FormPromise[]
  readonly event: FormEvent
  /** For a copy: the retention of the copied form. */
  readonly keptMonths?: number
}

/**
 * Creates a form. Repeated with the same id it returns the existing form, unless that belongs to another organization.
 */
export async function beginForm(
  caller: Caller,
  { id, companyId, type, content, unconfirmed, event, keptMonths }: Beginning,
): Promise<Form> {
  const { accountId } = signedIn(caller)
  await database().transaction(async (tx) => {
    const begun = await tx
      .insert(forms)
      .values({ id, companyId, type, content, unconfirmed, keptMonths, updatedBy: accountId })
      .onConflictDoNothing({ target: forms.id })
      .returning({ id: forms.id })
    if (begun.length > 0) await addFormHistory(tx, [{ formId: id, companyId, accountId, event }])
  })
  return readForm(caller, { companyId, formId: id })
}
