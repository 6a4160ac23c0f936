import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { companies } from '#database/schema/companies.ts'
import { forms } from '#database/schema/forms.ts'
import { formFields } from '#domain/applying/applications/own-application.ts'
import { quotaPlaces } from '../../forms/forms/quota-places.ts'
import { versionContent } from '../../forms/forms/version-content.ts'

const formOn = preparedOn((tx) =>
  tx
    .select({ ...formFields, companyName: companies.name })
    .from(forms)
    .innerJoin(companies, eq(companies.id, forms.companyId))
    .where(eq(forms.id, sql.placeholder('formId')))
    .prepare('form_to_apply'),
)

const heldFormOn = preparedOn((tx, how: 'update' | 'share') =>
  tx
    .select(formFields)
    .from(forms)
    .where(eq(forms.id, sql.placeholder('formId')))
    .for(how)
    .prepare(`form_for_${how}`),
)

export type FormToApply = Awaited<ReturnType<typeof formToApply>>

/** Thrown when another version was published since the form was read. */
export class FormChanged extends Error {}

/** The form as it is published now. */
export async function formToApply(tx: Transaction, formId: string) {
  const [form] = await formOn(tx).execute({ formId })
  if (!form || form.publishedVersion === null)
    throw new Error(`The form ${formId} of an application was never published`)
  const { publishedVersion } = form
  return { ...form, publishedVersion, content: await versionContent(tx, formId, publishedVersion) }
}

/**
 * Locks the form until the transaction ends: shared among concurrent submissions, or exclusively if places are
 * counted. Called late in the transaction, because others wait for this lock.
 */
export async function holdForm(tx: Transaction, form: FormToApply) {
  const isAlone = quotaPlaces(form.content) !== null
  const [held] = await heldFormOn(tx, isAlone ? 'update' : 'share').execute({ formId: form.id })
  if (held?.publishedVersion !== form.publishedVersion) throw new FormChanged()
  return held
}
