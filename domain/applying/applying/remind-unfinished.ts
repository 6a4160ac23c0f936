import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { defaultPreferences } from '#contract/notifications.ts'
import { database, type Transaction } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, formVersions } from '#database/schema/forms.ts'
import { notificationPreferences } from '#database/schema/notifications.ts'
import { applicationLock } from '#domain/ground/locks/lock-applications.ts'
import { queueMessage } from '#domain/ground/messages/queue-message.ts'
import { notify } from '#domain/ground/notifications/notify.ts'
import { newId } from '#platform/ids.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { linkToPage } from '../../ground/messages/link-to-page.ts'

const atOnce = 200
const kind = 'applications'

/**
 * Three days before a form closes, reminds candidates with unfinished drafts once, if the organization wants that.
 * Marking the rows and queueing the messages is one transaction per batch; rows that another process has locked are
 * skipped.
 */
export async function remindUnfinished() {
  while ((await database().transaction(remindSome)) === atOnce);
}

async function remindSome(tx: Transaction): Promise<number> {
  const due = await dueNow(tx)
  if (due.length === 0) return 0
  const ids = due.map(({ application }) => application.id)
  await tx.update(applications).set({ remindedAt: new Date() }).where(inArray(applications.id, ids))
  for (const draft of due) await remind(tx, draft)
  return due.length
}

const dueNow = (tx: Transaction) =>
  tx
    .select({
      application: applications,
      closesAt: sql<Date>`${forms.closesAt}`.mapWith(forms.closesAt),
      content: formVersions.content,
      companyName: companies.name,
      account: accounts,
      chosen: notificationPreferences,
    })
    .from(applications)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .innerJoin(formVersions, and(eq(formVersions.formId, forms.id), eq(formVersions.version, forms.publishedVersion)))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .leftJoin(
      notificationPreferences,
      and(eq(notificationPreferences.accountId, accounts.id), eq(notificationPreferences.kind, kind)),
    )
    .where(
      and(
        eq(applications.status, 'Draft'),
        isNull(applications.remindedAt),
        applications.notify,
        eq(forms.state, 'Published'),
        isNull(forms.suspendedAt),
        sql`${forms.closesAt} > now() and ${forms.closesAt} < now() + interval '3 days'`,
        sql`(${formVersions.content} #> '{messages,unfinished,on}')::boolean`,
        isNull(accounts.deletedAt),
        isNotNull(accounts.emailVerifiedAt),
      ),
    )
    .limit(atOnce)
    .for(applicationLock, { of: applications, skipLocked: true })

async function remind(tx: Transaction, due: Awaited<ReturnType<typeof dueNow>>[number]) {
  const { application, closesAt, content, companyName, account, chosen } = due
  const { id, formId, companyId, candidateId } = application
  const { title } = content.basics
  const { subject, text } = content.messages.unfinished
  const address = `/student-dashboard/apply/${formId}` as const
  if (text !== '') {
    const own = { subject: subject || title, text, by: 'system', accountId: null } as const
    await tx.insert(applicationMessages).values({ id: newId(), applicationId: id, companyId, candidateId, ...own })
  }
  const { language, name, email: to } = account
  const values = {
    name,
    companyName,
    title,
    quote: text,
    ownSubject: subject,
    deadline: formatDeadline(closesAt, language),
    link: linkToPage(language, address),
  }
  if ((chosen ?? defaultPreferences.Candidate[kind]).email) {
    await queueMessage(tx, { channel: 'email', to, kind: 'Candidate', language, template: 'unfinished', values })
  }
  await notify(tx, [candidateId], {
    kind,
    event: 'unfinishedSoon',
    values: { title, companyName, closesAt: closesAt.toISOString() },
    address,
    mail: 'never',
  })
}
