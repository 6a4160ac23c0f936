import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { formFields } from '#domain/applications/own-application.ts'
import { quotaPlaces } from '../forms/quota-places.ts'
import { versionContent } from '../forms/version-content.ts'

export type FormToApply = Awaited<ReturnType<typeof formToApply>>

/** Thrown when another version was published since the form was read. */
export class FormChanged extends Error {}

/** The form as it is published now. */
export async function formToApply(tx: Transaction, formId: string) {
  const [form] = await tx.select(formFields).from(forms).where(eq(forms.id, formId))
  if (!form || form.publishedVersion === null)
    throw new Error(`The form ${formId} of an application was never published`)
  const { publishedVersion } = form
  return { ...form, publishedVersion, content: await versionContent(tx, formId, publishedVersion) }
}

/**
 * Locks the form until the transaction ends: shared with others who hand in, or exclusively if places are counted.
 * Called late in the transaction, because others wait for this lock.
 */
export async function holdForm(tx: Transaction, form: FormToApply) {
  const isAlone = quotaPlaces(form.content) !== null
  const [held] = await tx
    .select(formFields)
    .from(forms)
    .where(eq(forms.id, form.id))
    .for(isAlone ? 'update' : 'share')
  if (held?.publishedVersion !== form.publishedVersion) throw new FormChanged()
  return held
}
