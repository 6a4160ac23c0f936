import { eq } from 'drizzle-orm'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { Transaction } from '#database/connection.ts'
import { forms, formVersions } from '#database/schema/forms.ts'
import { writeListing } from '#domain/forms/listings/write-listing.ts'
import type { FormRecord } from '../own-form.ts'
import { purgeForms } from '../purge-forms.ts'

interface Publication {
  readonly form: FormRecord
  readonly version: number
  readonly content: FormContent
  readonly accountId: string
}

/** Publishes a content as a new version; earlier versions stay unchanged. */
export async function publishVersion(tx: Transaction, { form, version, content, accountId }: Publication) {
  const { opensAt, closesAt } = content.dates
  await tx.insert(formVersions).values({ formId: form.id, version, content, publishedBy: accountId })
  await tx
    .update(forms)
    .set({ publishedVersion: version, opensAt: moment(opensAt), closesAt: moment(closesAt) })
    .where(eq(forms.id, form.id))
  await writeListing(tx, form.id)
  await purgeForms(tx, [form.id])
}

const moment = (iso: string | null) => (iso === null ? null : new Date(iso))
