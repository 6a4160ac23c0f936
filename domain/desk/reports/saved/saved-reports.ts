import { and, eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { problem } from '#contract/problems.ts'
import {
  type createSavedReport as createCall,
  type deleteSavedReport as deleteCall,
  type listSavedReports as listCall,
  type renameSavedReport as renameCall,
  type SavedReport,
  SavedReportContent,
} from '#contract/reports/saved-reports.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { savedReports } from '#database/schema/reports/saved-reports.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { newId } from '#platform/ids.ts'
import { requireForms } from '../asked-forms.ts'
import { isToldClosed } from '../closed/report-closed.ts'
import { filtersOf } from '../filters-of.ts'

/** The most saved reports of an organization. */
const most = 100

export async function listSavedReports(
  caller: Caller,
  { companyId }: Input<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const rows = await described(companyId)
  const seesParticipants = isGranted(caller, 'Participants', 'read')
  const readsApplications = isGranted(caller, 'Applications', 'read')
  // Lists only reports that the caller can open.
  const items = rows.filter(({ content: { kind, body } }) =>
    kind === 'participants'
      ? seesParticipants
      : readsApplications || isToldClosed(body.groupBy, filtersOf({ companyId, ...body })),
  )
  return {
    items: items.flatMap((row) => toReport(caller, row) ?? []),
    can: { change: isGranted(caller, 'Reports', 'write') },
  }
}

export async function createSavedReport(caller: Caller, input: Input<typeof createCall>): Promise<SavedReport> {
  const { companyId, name, content } = input
  const { formIds = [], compareTo } = content.body
  await requireForms(companyId, [...formIds, compareTo?.with === 'form' ? compareTo.formId : undefined])
  const id = newId()
  await database().transaction(async (tx) => {
    // Locked, so that two simultaneous saves neither exceed the limit nor share a name.
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
    if ((await tx.$count(savedReports, eq(savedReports.companyId, companyId))) >= most)
      throw problem('reports.tooMany', { limit: most })
    const { accountId } = signedIn(caller)
    const saved = await tx
      .insert(savedReports)
      .values({ id, companyId, accountId, name, content })
      .onConflictDoNothing()
      .returning({ id: savedReports.id })
    if (saved.length === 0) throw problem('reports.nameTaken')
  })
  return savedReport(caller, companyId, id)
}

export async function renameSavedReport(
  caller: Caller,
  { companyId, savedReportId: id, name }: Input<typeof renameCall>,
): Promise<SavedReport> {
  await database().transaction(async (tx) => {
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
    const isTaken = sql`${savedReports.folded} = tr_fold(${name}) and ${savedReports.id} <> ${id}`
    if ((await tx.$count(savedReports, and(eq(savedReports.companyId, companyId), isTaken))) > 0)
      throw problem('reports.nameTaken')
    const renamed = await tx
      .update(savedReports)
      .set({ name, changedAt: new Date() })
      .where(isOwn(companyId, id))
      .returning({ id: savedReports.id })
    if (renamed.length === 0) throw problem('reports.notFound')
  })
  return savedReport(caller, companyId, id)
}

export async function deleteSavedReport(
  _: Caller,
  { companyId, savedReportId }: Input<typeof deleteCall>,
): Promise<null> {
  const { rowCount } = await database().delete(savedReports).where(isOwn(companyId, savedReportId))
  if (rowCount === 0) throw problem('reports.notFound')
  return null
}

const isOwn = (companyId: string, id: string) => and(eq(savedReports.companyId, companyId), eq(savedReports.id, id))

async function savedReport(caller: Caller, companyId: string, id: string): Promise<SavedReport> {
  const [row] = await described(companyId, id)
  const report = row && toReport(caller, row)
  if (!report) throw problem('reports.notFound')
  return report
}

const described = (companyId: string, id?: string) =>
  database()
    .select({
      id: savedReports.id,
      name: savedReports.name,
      content: savedReports.content,
      accountId: savedReports.accountId,
      by: sql<string>`${accounts.name} || ' ' || ${accounts.surname}`,
      createdAt: savedReports.createdAt,
      changedAt: savedReports.changedAt,
    })
    .from(savedReports)
    .innerJoin(accounts, eq(accounts.id, savedReports.accountId))
    .where(id === undefined ? eq(savedReports.companyId, companyId) : isOwn(companyId, id))
    .orderBy(sql`${savedReports.name} collate turkish`, savedReports.id)

type Row = Awaited<ReturnType<typeof described>>[number]

/** A report with a field that is no longer known is left out, so that it does not break the whole list. */
function toReport(caller: Caller, { accountId, content, createdAt, changedAt, ...row }: Row): SavedReport | undefined {
  const { data } = SavedReportContent.safeParse(content)
  if (!data) return undefined
  const isMine = accountId === caller.person?.accountId
  return { ...row, content: data, isMine, createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() }
}
