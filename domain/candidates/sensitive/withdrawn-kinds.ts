import { type SQL, sql } from 'drizzle-orm'
import { type SensitiveKind, sensitiveKinds } from '#contract/data/sensitive-kinds.ts'
import type { Database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { consents } from '#database/schema/accounts.ts'

/** The kinds of sensitive data whose consent the candidate withdrew from an application and has not given again. */
export async function withdrawnKinds(db: Database, applicationId: string): Promise<ReadonlySet<SensitiveKind>> {
  const rows = await kindsOn(db).execute({ applicationId })
  return new Set(rows.map(({ kind }) => kind))
}

const kindsOn = preparedOn((db) =>
  db
    .select({ kind: sql<SensitiveKind>`asked.kind` })
    .from(sql`unnest(${sql.param([...sensitiveKinds])}::text[]) as asked (kind)`)
    .where(isWithdrawnKind(sql`asked.kind`, sql`${sql.placeholder('applicationId')}::uuid`))
    .prepare('withdrawn_kinds_of_an_application'),
)

/** Whether consent to a kind was withdrawn, as SQL. A consent without a kind is one to all kinds. */
export function isWithdrawnKind(kind: SQL, applicationId: SQL): SQL {
  const given = (state: SQL) => sql`exists (select from ${consents}
    where ${consents.applicationId} = ${applicationId} and ${consents.text} = 'sensitive'
      and (${consents.kind} = ${kind} or ${consents.kind} is null) and ${consents.withdrawnAt} ${state})`
  return sql`(${given(sql`is not null`)} and not ${given(sql`is null`)})`
}
