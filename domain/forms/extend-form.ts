import { and, eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { extendForm as call, Form } from '#contract/company-forms.ts'
import type { FormContent } from '#contract/form-content.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { forms, formVersions } from '#database/schema/forms.ts'
import { translate } from '#platform/texts.ts'
import { actOnForm } from './act-on-form.ts'
import { type FormRecord, hasChanges } from './own-form.ts'
import { placesOf, takenPlaces } from './places.ts'
import { publishVersion } from './publish-version.ts'

/**
 * Moves the deadline of what is public, at once and alone: changes that were not published yet stay unpublished, and find
 * the new deadline in the draft. So with the quota, without which one that is full would open for nobody.
 */
export async function extendForm(caller: Caller, { closesAt, quota, ...ids }: Input<typeof call>): Promise<Form> {
  if (Date.parse(closesAt) <= Date.now()) throw problem('forms.deadlinePassed')
  return actOnForm(caller, ids, {
    from: ['Published', 'Closed'],
    event: 'extended',
    detail: { closesAt, ...(quota !== undefined && { quota: String(quota) }) },
    change: async (tx, form, accountId) => {
      const extended = (content: FormContent) => withQuota(withDeadline(content, closesAt), quota)
      const content = extended(await publishedContent(tx, form))
      if (content.dates.opensAt !== null && Date.parse(closesAt) <= Date.parse(content.dates.opensAt)) {
        throw problem('forms.deadlinePassed')
      }
      await demandPlaces(tx, caller, form, content)
      const version = form.version + 1
      const draft = hasChanges(form) ? version + 1 : version
      await tx
        .update(forms)
        .set({
          state: 'Published',
          closedAt: null,
          closedBecause: null,
          content: extended(form.content),
          version: draft,
          partVersions: { ...form.partVersions, dates: draft, ...(quota !== undefined && { basics: draft }) },
          updatedAt: new Date(),
          updatedBy: accountId,
        })
        .where(eq(forms.id, form.id))
      await publishVersion(tx, { form, version, content, accountId })
    },
  })
}

async function publishedContent(tx: Transaction, { id, publishedVersion }: FormRecord): Promise<FormContent> {
  const [published] = await tx
    .select({ content: formVersions.content })
    .from(formVersions)
    .where(and(eq(formVersions.formId, id), eq(formVersions.version, publishedVersion ?? 0)))
  if (!published) throw problem('forms.wrongState')
  return published.content
}

/** Nobody could hand in, and so it would stand open for nothing. */
async function demandPlaces(tx: Transaction, { language }: Caller, { id }: FormRecord, content: FormContent) {
  const places = placesOf(content)
  if (places === null) return
  const count = await takenPlaces(tx, id)
  if (count < places) return
  const message = translate(language, 'fields.tooSmall', { limit: count + 1 })
  throw problem('forms.full', { count }, [{ field: 'quota', message }])
}

/** Results that would come before the new deadline have no date any more. */
function withDeadline(content: FormContent, closesAt: string): FormContent {
  const { resultAt } = content.dates
  const isLater = resultAt !== null && Date.parse(resultAt) > Date.parse(closesAt)
  return { ...content, dates: { ...content.dates, closesAt, resultAt: isLater ? resultAt : null } }
}

const withQuota = (content: FormContent, quota: number | undefined): FormContent =>
  quota === undefined ? content : { ...content, basics: { ...content.basics, quota } }
