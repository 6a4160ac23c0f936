import { and, eq, isNull, sql } from 'drizzle-orm'
import { hasAccess } from '#contract/access.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { retentionNotices, retentionWarnings } from '#database/schema/retention/retention-notices.ts'
import { notifyEach } from '#domain/ground/notifications/notify-each.ts'
import { goesAt, isKept, withStanding } from '#domain/privacy/anonymising/finished.ts'

/** The month that begins within a month from now: all applications due until its end are warned of together. */
const nextMonth = sql`date_trunc('month', now() at time zone 'Europe/Istanbul' + interval '1 month')`

/** The first condition excludes most rows cheaply: an application cannot be finished before it is submitted. */
const isToTell = sql`(${isKept}
  and ${applications.submittedAt} <= now() + interval '2 months' - make_interval(months => ${forms.keptMonths})
  and ${goesAt} < (${nextMonth} + interval '1 month') at time zone 'Europe/Istanbul'
  and not exists (select from ${retentionNotices} where ${retentionNotices.applicationId} = ${applications.id}))`

/** One warning for each form and month; applications that become due later in it wait for the next. */
const isWarned = sql`exists (select from ${retentionWarnings}
  where ${retentionWarnings.formId} = ${forms.id} and ${retentionWarnings.month} = ${nextMonth}::date)`

/**
 * Warns organizations of the applications that are anonymised next month, by news and by e-mail. The news and the mark
 * are one transaction per form: after a crash the next run continues.
 */
export async function warnOfRetention() {
  const { rows } = await database().execute<{ id: string }>(sql`
    select ${forms.id} as id from ${forms} where ${forms.publishedVersion} is not null and not ${isWarned}
      and exists (select from ${applications}
        left join ${participants} on ${participants.applicationId} = ${applications.id}
        where ${applications.formId} = ${forms.id} and ${isToTell})
    order by ${forms.id}`)
  for (const { id } of rows) await database().transaction((tx) => warn(tx, id))
}

async function warn(tx: Transaction, formId: string) {
  const { rows: claimed } = await tx.execute<{ month: string }>(sql`
    insert into ${retentionWarnings} (form_id, month) values (${formId}, ${nextMonth}::date)
    on conflict do nothing returning to_char(month, 'YYYY-MM') as month`)
  const month = claimed[0]?.month
  // Another process is warning of this form.
  if (month === undefined) return
  const { rowCount } = await tx.execute(sql`
    insert into ${retentionNotices} (application_id)
    select ${applications.id} from ${withStanding} where ${applications.formId} = ${formId} and ${isToTell}`)
  const members = await tx
    .select({
      accountId: accounts.id,
      userType: companyMembers.userType,
      permissions: companyMembers.permissions,
      title: forms.title,
    })
    .from(forms)
    .innerJoin(companyMembers, eq(companyMembers.companyId, forms.companyId))
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(eq(forms.id, formId), isNull(accounts.deletedAt)))
  const readers = members.filter((member) => hasAccess(member, 'Forms', 'write'))
  await notifyEach(
    tx,
    readers.map(({ accountId, title }) => ({
      accountId,
      event: 'retentionComing',
      values: { title, month, count: rowCount ?? 0 },
      address: `/organizations-dashboard/forms/${formId}/retention`,
      // Sent regardless of preferences, because anonymising is irreversible.
      always: true,
    })),
    { readers: 'Company', kind: 'applications' },
  )
}
