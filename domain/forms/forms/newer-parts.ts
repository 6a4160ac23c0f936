import { eq, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { FormPart } from '#contract/forms/form-content.ts'
import { problem } from '#contract/problems.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { translate } from '#platform/texts.ts'
import type { FormRecord } from './own-form.ts'

/** The parts of a form that were changed since a version. */
export const partsChangedSince = ({ partVersions }: FormRecord, version: number) =>
  FormPart.options.filter((part) => (partVersions[part] ?? 1) > version)

/**
 * Refuses a change of parts that were changed by another member or in another tab since the version that the caller
 * saw.
 */
export async function requireNoNewerParts(
  tx: Transaction,
  caller: Caller,
  form: FormRecord,
  seen: number,
  changed: readonly FormPart[],
) {
  // A version that does not exist yet cannot have been seen.
  const newer = seen > form.version ? FormPart.options : partsChangedSince(form, seen)
  if (!changed.some((part) => newer.includes(part))) return
  const isOwn = form.updatedBy === caller.person?.accountId
  const updatedBy = isOwn ? translate(caller.language, 'forms.ownOtherTab') : await nameOf(tx, form.updatedBy)
  const who = updatedBy ?? translate(caller.language, 'forms.somebodyElse')
  throw problem('forms.changedMeanwhile', { who }, undefined, {
    newer: { version: form.version, updatedAt: form.updatedAt.toISOString(), updatedBy, parts: newer },
  })
}

async function nameOf(tx: Transaction, accountId: string | null) {
  if (accountId === null) return null
  const [account] = await tx
    .select({ name: sql<string>`${accounts.name} || ' ' || ${accounts.surname}` })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account?.name ?? null
}
