import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { formFields } from '#domain/applications/own-application.ts'
import { quotaPlaces } from '../forms/quota-places.ts'
import { versionContent } from './version-content.ts'

export type FormToApply = Awaited<ReturnType<typeof formToApply>>

/** Another version was published since the form was read. */
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
 * Holds the form as it was read until the transaction ends: together with all others who hand in, or alone where places are
 * counted. Late in the transaction, because then they wait for each other.
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
