import { inArray, sql } from 'drizzle-orm'
import type { FormRow } from '#contract/forms/company-forms.ts'
import type { FormDates } from '#contract/forms/form-content.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { forms } from '#database/schema/forms.ts'
import { applicationNumbers, nothingYet } from './application-numbers.ts'
import { type FormRecord, hasChanges } from './own-form.ts'
import { isOverdue, stateNow } from './state-now.ts'

/** The columns that lists need, without the content, which may be long. */
export const headFields = {
  id: forms.id,
  number: forms.number,
  type: forms.type,
  state: forms.state,
  title: forms.title,
  version: forms.version,
  publishedVersion: forms.publishedVersion,
  opensAt: forms.opensAt,
  closesAt: forms.closesAt,
  publishedAt: forms.publishedAt,
  closedAt: forms.closedAt,
  closedBecause: forms.closedBecause,
  updatedAt: forms.updatedAt,
  updatedBy: forms.updatedBy,
  /** The dates of the draft, if the form was never published. */
  draftDates: sql<FormDates | null>`case when ${forms.publishedVersion} is null then ${forms.content} -> 'dates' end`,
}

type FormHead = Pick<FormRecord, Exclude<keyof typeof headFields, 'draftDates'>> & {
  readonly draftDates: FormDates | null
}

/** Forms of one organization as lists show them, in three round trips however many there are. */
export async function formRows(db: Database, companyId: string, heads: readonly FormHead[]): Promise<FormRow[]> {
  const writers = heads.flatMap(({ updatedBy }) => updatedBy ?? [])
  const [names, numbers] = await Promise.all([
    accountNames(db, writers),
    applicationNumbers(
      db,
      companyId,
      heads.map(({ id }) => id),
    ),
  ])
  return heads.map((form) => ({
    id: form.id,
    formIdentityNumber: form.number,
    type: form.type,
    state: stateNow(form),
    title: form.title,
    version: form.version,
    publishedVersion: form.publishedVersion,
    hasChanges: hasChanges(form),
    ...datesOf(form),
    updatedAt: form.updatedAt.toISOString(),
    updatedBy: names.get(form.updatedBy ?? '') ?? null,
    ...(numbers.get(form.id) ?? nothingYet),
  }))
}

/** The published dates; those of the draft until the form is published. */
function datesOf(form: FormHead) {
  const { draftDates } = form
  return {
    opensAt: draftDates ? draftDates.opensAt : iso(form.opensAt),
    closesAt: draftDates ? draftDates.closesAt : iso(form.closesAt),
    publishedAt: iso(form.publishedAt),
    closedAt: iso(isOverdue(form) ? form.closesAt : form.closedAt),
    closedBecause: isOverdue(form) ? ('deadline' as const) : form.closedBecause,
  }
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null

export async function accountNames(
  db: Database | Transaction,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .select({ id: accounts.id, name: sql<string>`${accounts.name} || ' ' || ${accounts.surname}` })
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(accountIds)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
