import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { SavedForm } from '#contract/forms/company-forms.ts'
import { type FormContent, FormPart } from '#contract/forms/form-content.ts'
import { problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { readChecklist } from '../checklist/read-checklist.ts'
import { partsChangedSince, requireNoNewerParts } from '../newer-parts.ts'
import { type FormIds, type FormRecord, hasChanges, lockForm } from '../own-form.ts'
import { untouched } from '../promises.ts'
import { requireStepsFree } from '../publishing/require-steps-free.ts'
import { cleanParts } from './clean-parts.ts'
import type { Parts } from './parts.ts'

interface Named extends FormIds {
  readonly version: number
}

/**
 * Changes parts of a form. Refused if one of these parts was changed since the version that the caller saw; other
 * parts may have changed, so that two people can work on one form. Equal content is no change, so a repeated save gets
 * the same answer.
 */
export async function changeContent(
  caller: Caller,
  { version, ...ids }: Named,
  change: (content: FormContent) => Parts,
): Promise<SavedForm> {
  const { form, newerParts } = await database().transaction(async (tx) => {
    const before = await lockForm(tx, ids)
    if (before.state === 'Archived') throw problem('forms.archived')
    const parts = await cleanParts(tx, caller, before, change(before.content))
    const changed = FormPart.options.filter((part) => differs(before.content, parts, part))
    await requireNoNewerParts(tx, caller, before, version, changed)
    await requireStepsFree(tx, before, parts.steps)
    return {
      form: changed.length === 0 ? before : await write(tx, caller, before, parts, changed),
      newerParts: partsChangedSince(before, version).filter((part) => parts[part] === undefined),
    }
  })
  return {
    version: form.version,
    updatedAt: form.updatedAt.toISOString(),
    hasChanges: hasChanges(form),
    newerParts,
    checklist: await readChecklist(database(), caller, form),
  }
}

const differs = (content: FormContent, parts: Parts, part: FormPart) =>
  parts[part] !== undefined && !isDeepStrictEqual(parts[part], content[part])

async function write(tx: Transaction, caller: Caller, before: FormRecord, parts: Parts, changed: readonly FormPart[]) {
  const version = before.version + 1
  const content = { ...before.content, ...Object.fromEntries(changed.map((part) => [part, parts[part]])) }
  const [after] = await tx
    .update(forms)
    .set({
      content,
      unconfirmed: untouched(before, content),
      version,
      partVersions: { ...before.partVersions, ...Object.fromEntries(changed.map((part) => [part, version])) },
      updatedAt: new Date(),
      updatedBy: signedIn(caller).accountId,
    })
    .where(eq(forms.id, before.id))
    .returning()
  if (!after) throw new Error('A locked form is gone')
  return after
}
