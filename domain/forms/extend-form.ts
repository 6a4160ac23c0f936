import { and, eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { extendForm as call, Form } from '#contract/company-forms.ts'
import type { FormContent } from '#contract/form-content.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { forms, formVersions } from '#database/schema/forms.ts'
import { actOnForm } from './act-on-form.ts'
import { type FormRecord, hasChanges } from './own-form.ts'
import { publishVersion } from './publish-version.ts'

/**
 * Moves the deadline of what is public, at once and alone: changes that were not published yet stay unpublished, and find
 * the new deadline in the draft.
 */
export async function extendForm(caller: Caller, { closesAt, ...ids }: Input<typeof call>): Promise<Form> {
  if (Date.parse(closesAt) <= Date.now()) throw problem('forms.deadlinePassed')
  return actOnForm(caller, ids, {
    from: ['Published', 'Closed'],
    event: 'extended',
    detail: { closesAt },
    change: async (tx, form, accountId) => {
      const content = withDeadline(await publishedContent(tx, form), closesAt)
      if (content.dates.opensAt !== null && Date.parse(closesAt) <= Date.parse(content.dates.opensAt)) {
        throw problem('forms.deadlinePassed')
      }
      const version = form.version + 1
      const draft = hasChanges(form) ? version + 1 : version
      await tx
        .update(forms)
        .set({
          state: 'Published',
          closedAt: null,
          closedBecause: null,
          content: withDeadline(form.content, closesAt),
          version: draft,
          partVersions: { ...form.partVersions, dates: draft },
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

/** Results that would come before the new deadline have no date any more. */
function withDeadline(content: FormContent, closesAt: string): FormContent {
  const { resultAt } = content.dates
  const isLater = resultAt !== null && Date.parse(resultAt) > Date.parse(closesAt)
  return { ...content, dates: { ...content.dates, closesAt, resultAt: isLater ? resultAt : null } }
}
