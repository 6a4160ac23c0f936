import { and, eq, type SQL, sql } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { uuids } from '#database/uuids.ts'

export interface Scope {
  readonly companyId: string
  /** Undefined: all forms of the organization. */
  readonly formIds?: readonly string[] | undefined
}

/** Refuses forms that are not the organization's own. */
export async function requireForms(companyId: string, formIds: readonly (string | undefined)[]) {
  const asked = [...new Set(formIds.filter((id) => id !== undefined))]
  if (asked.length === 0) return
  const isOwn = and(eq(forms.companyId, companyId), sql`${forms.id} = any(${uuids(asked)})`)
  if ((await database().$count(forms, isOwn)) < asked.length) throw problem('forms.notFound')
}

/** The forms of a report, as the right side of `form_id = …`. */
export const anyOf = ({ companyId, formIds }: Scope): SQL =>
  formIds
    ? sql`any(${uuids(formIds)})`
    : sql`any(array(select ${forms.id} from ${forms} where ${forms.companyId} = ${companyId}))`
