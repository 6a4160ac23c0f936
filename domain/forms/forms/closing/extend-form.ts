import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { Form } from '#contract/forms/company-forms.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import type { extendForm as call } from '#contract/forms/form-states.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { formHistory, forms, formVersions } from '#database/schema/forms.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { translate } from '#platform/texts.ts'
import { actOnForm } from '../act-on-form.ts'
import { type FormRecord, hasChanges } from '../own-form.ts'
import { publishVersion } from '../publishing/publish-version.ts'
import { quotaPlaces, takenPlaces } from '../quota-places.ts'

/**
 * Moves the deadline, and the quota, of the published form at once. Other unpublished changes stay unpublished; the
 * draft gets the new values too. The quota is part of it, because a full form would reopen without places. A deadline
 * can only move later. Repeated by the same person, it changes nothing.
 */
export async function extendForm(caller: Caller, { closesAt, quota, ...ids }: Input<typeof call>): Promise<Form> {
  const detail = { closesAt, ...(quota !== undefined && { quota: String(quota) }) }
  return actOnForm(caller, ids, {
    from: ['Published', 'Closed'],
    event: 'extended',
    detail,
    change: async (tx, form, accountId) => {
      if (form.state === 'Published' && (await wasDoneBefore(tx, form, accountId, detail))) return 'unchanged'
      requireLater(caller, form, closesAt)
      const extended = (content: FormContent) => withQuota(withDeadline(content, closesAt), quota)
      const content = extended(await publishedContent(tx, form))
      if (content.dates.opensAt !== null && Date.parse(closesAt) <= Date.parse(content.dates.opensAt)) {
        throw refusedDay(caller, 'forms.closesBeforeOpening', content.dates.opensAt)
      }
      await requirePlaces(tx, caller, form, content)
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
      return 'changed'
    },
  })
}

/** A repeated request after a lost answer: the newest history entry is the same extension by the same person. */
async function wasDoneBefore(
  tx: Transaction,
  { id }: FormRecord,
  accountId: string,
  extension: Readonly<Record<string, string>>,
): Promise<boolean> {
  const [newest] = await tx
    .select({ event: formHistory.event, accountId: formHistory.accountId, detail: formHistory.detail })
    .from(formHistory)
    .where(eq(formHistory.formId, id))
    .orderBy(desc(formHistory.at))
    .limit(1)
  return newest?.event === 'extended' && newest.accountId === accountId && isDeepStrictEqual(newest.detail, extension)
}

/**
 * Compared with the published deadline of this moment, whatever the caller saw: of two concurrent extensions the
 * second can only add to the first. A closed form may open again before its old deadline.
 */
function requireLater(caller: Caller, { state, closesAt }: FormRecord, wanted: string) {
  if (Date.parse(wanted) <= Date.now()) throw refusedDay(caller, 'forms.deadlinePassed', new Date())
  if (closesAt === null) {
    if (state === 'Published') throw problem('forms.noDeadline')
    return
  }
  const isLater = Date.parse(wanted) > closesAt.getTime()
  const reopens = state === 'Closed' && Date.parse(wanted) === closesAt.getTime()
  if (!isLater && !reopens) throw refusedDay(caller, 'forms.notLater', closesAt)
}

function refusedDay(
  { language }: Caller,
  code: 'forms.deadlinePassed' | 'forms.closesBeforeOpening' | 'forms.notLater',
  after: Date | string,
) {
  const moment = formatDeadline(after, language)
  return problem(code, { moment }, [
    { field: 'closesAt', message: translate(language, 'fields.laterThan', { moment }) },
  ])
}

async function publishedContent(tx: Transaction, { id, publishedVersion }: FormRecord): Promise<FormContent> {
  const [published] = await tx
    .select({ content: formVersions.content })
    .from(formVersions)
    .where(and(eq(formVersions.formId, id), eq(formVersions.version, publishedVersion ?? 0)))
  if (!published) throw problem('forms.wrongState')
  return published.content
}

/** Refuses a quota that is already full: the form would be open, but refuse every application. */
async function requirePlaces(tx: Transaction, { language }: Caller, { id }: FormRecord, content: FormContent) {
  const places = quotaPlaces(content)
  if (places === null) return
  const count = await takenPlaces(tx, id)
  if (count < places) return
  const message = translate(language, 'fields.tooSmall', { limit: count + 1 })
  throw problem('forms.full', { count }, [{ field: 'quota', message }])
}

/** A date of results before the new deadline is removed. */
function withDeadline(content: FormContent, closesAt: string): FormContent {
  const { resultAt } = content.dates
  const isLater = resultAt !== null && Date.parse(resultAt) > Date.parse(closesAt)
  return { ...content, dates: { ...content.dates, closesAt, resultAt: isLater ? resultAt : null } }
}

const withQuota = (content: FormContent, quota: number | undefined): FormContent =>
  quota === undefined ? content : { ...content, basics: { ...content.basics, quota } }
