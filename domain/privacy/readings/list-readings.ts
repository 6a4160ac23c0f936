import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listReadings as call } from '#contract/candidates/readings.ts'
import type { ApplicationEvent } from '#contract/fields/application-events.ts'
import { database } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { applicationHistory as history } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { forms } from '#database/schema/forms.ts'
import { historyWords } from '#domain/applying/applications/history-words.ts'

const readings = ['sensitiveRead', 'documentRead', 'documentsZipped'] as const satisfies readonly ApplicationEvent[]

/** All readings of a candidate's sensitive data by organizations, in all applications. */
export async function listReadings(
  { language }: Caller,
  { candidateId, pageNumber, pageSize }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const db = database()
  const own = db.select({ id: applications.id }).from(applications).where(eq(applications.candidateId, candidateId))
  const which = and(inArray(history.applicationId, own), inArray(history.event, [...readings]), history.visible)
  const [rows, total] = await Promise.all([
    db
      .select({
        happened: history,
        title: forms.title,
        companyName: companies.name,
        who: sql<string | null>`nullif(trim(${accounts.name} || ' ' || ${accounts.surname}), '')`,
        role: companyMembers.userType,
      })
      .from(history)
      .innerJoin(applications, eq(applications.id, history.applicationId))
      .innerJoin(forms, eq(forms.id, applications.formId))
      .innerJoin(companies, eq(companies.id, applications.companyId))
      .leftJoin(accounts, eq(accounts.id, history.accountId))
      .leftJoin(
        companyMembers,
        and(eq(companyMembers.accountId, history.accountId), eq(companyMembers.companyId, applications.companyId)),
      )
      .where(which)
      .orderBy(desc(history.at), desc(history.place))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    db.$count(history, which),
  ])
  const words = await historyWords(
    db,
    language,
    rows.map(({ happened }) => happened),
  )
  const items = rows.map(({ happened: { id, at, applicationId, event, detail }, ...row }) => ({
    id,
    applicationId,
    ...row,
    at: at.toISOString(),
    way: isTaken(event, detail.what) ? ('taken' as const) : ('seen' as const),
    text: words.get(id) ?? '',
  }))
  return { items, total, pageNumber, pageSize }
}

const isTaken = (event: ApplicationEvent, what: unknown) =>
  event === 'documentsZipped' || what === 'paymentFile' || (typeof what === 'string' && what.startsWith('exported'))
