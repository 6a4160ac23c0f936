import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listForms as call } from '#contract/forms/company-forms.ts'
import { FormState } from '#contract/forms/form-content.ts'
import { database } from '#database/connection.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'
import { forms } from '#database/schema/forms.ts'
import { counted, numberOf } from '#domain/forms/application-counts/counted-applications.ts'
import { formNamed } from './form-named.ts'
import { formRows, headFields } from './form-rows.ts'
import { stateNowInSql } from './state-now.ts'

export async function listForms(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, state = notArchived, sort, pageNumber, pageSize } = input
  const db = database()
  const [page, counts] = await Promise.all([
    db
      .select(headFields)
      .from(forms)
      .where(and(matching(input), inArray(stateNowInSql, state)))
      .orderBy(...orders[sort], desc(forms.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    countsOf(input),
  ])
  const items = await formRows(db, companyId, page)
  const total = [...new Set(state)].reduce((sum, shown) => sum + counts[shown], 0)
  return { items, total, pageNumber, pageSize, counts }
}

const notArchived: readonly FormState[] = FormState.options.filter((state) => state !== 'Archived')

/** All filters except the state: every state is counted, whichever is shown. */
function matching({ companyId, type, search }: Input<typeof call>): SQL | undefined {
  return and(eq(forms.companyId, companyId), type && inArray(forms.type, type), formNamed(search))
}

async function countsOf(input: Input<typeof call>): Promise<Record<FormState, number>> {
  const rows = await database()
    .select({ state: stateNowInSql.as('state_now'), count: sql<number>`count(*)` })
    .from(forms)
    .where(matching(input))
    .groupBy(sql`state_now`)
  return {
    Draft: 0,
    Published: 0,
    Closed: 0,
    Archived: 0,
    ...Object.fromEntries(rows.map((row) => [row.state, row.count])),
  }
}

const applied = sql`(select ${numberOf(counted.isApplication)} from ${applicationCounts} where ${applicationCounts.formId} = ${forms.id})`

const orders: Readonly<Record<Input<typeof call>['sort'], readonly SQL[]>> = {
  updated: [desc(forms.updatedAt)],
  title: [asc(sql`${forms.title} collate turkish`)],
  deadline: [sql`${forms.closesAt} asc nulls last`],
  applications: [desc(applied)],
}
