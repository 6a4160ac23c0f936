import { and, eq, type SQL, sql } from 'drizzle-orm'
import { applications } from '#database/schema/applications.ts'
import { formViews } from '#database/schema/reports/form-views.ts'
import { uuids } from '#database/uuids.ts'
import { anyOf, type Scope } from '../asked-forms.ts'
import type { Period } from '../period.ts'

export interface Overviewed extends Scope, Period {}

/** SQL: whether a row is of one of the forms; undefined for all forms. */
export const ofForms = ({ formIds }: Overviewed, column: SQL): SQL | undefined =>
  formIds && sql`${column} = any(${uuids(formIds)})`

export const applicationsIn = (of: Overviewed): SQL | undefined =>
  and(eq(applications.companyId, of.companyId), ofForms(of, sql`${applications.formId}`))

/** The views of these forms on these days. */
export const viewsIn = ({ companyId, formIds, from, to }: Overviewed): SQL | undefined =>
  and(
    sql`${formViews.formId} = ${anyOf({ companyId, formIds })}`,
    from === undefined ? undefined : sql`${formViews.day} >= ${from}::date`,
    to === undefined ? undefined : sql`${formViews.day} <= ${to}::date`,
  )
