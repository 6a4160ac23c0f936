import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { openPrivateFile as call } from '#contract/data/data.ts'
import { problem } from '#contract/problems.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { files } from '#database/schema/files.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { receiptFile } from '#domain/applying/applying/receipt/receipt-file.ts'
import { paymentReceiptFile } from '#domain/award/payments/receipt-file.ts'
import { runFile } from '#domain/award/payments/runs/run-file.ts'
import { minutesFile } from '#domain/award/results/minutes/minutes-file.ts'
import { announcementFile } from '#domain/communities/announcements/announcement-files.ts'
import { exportedFile } from '#domain/desk/exports/export-file.ts'
import { type LinkTarget, targetOf } from '#domain/ground/files/signed-link.ts'
import { sentColumns, storedFile } from '#domain/ground/files/stored-file.ts'
import { invoiceFile } from '#domain/operations/orders/invoice-file.ts'
import { proformaFile } from '#domain/operations/orders/proforma-file.ts'
import { dataCopyFile } from '#domain/privacy/data-copies/take-data-copy.ts'
import { markFileOpened } from '#domain/review/document-requests/file-opened.ts'
import { calendarFile } from '#domain/review/interviews/calendar/calendar-file.ts'
import { messageFile } from '#domain/review/message-files/message-file.ts'
import { dossierFile } from '#domain/review/review/dossier-file.ts'
import { recordDocumentReading } from '#domain/review/review/record-document-reading.ts'
import { recordZip } from '#domain/review/review/record-zip.ts'
import { zipFile, zipOfSeveral } from '#domain/review/review/zip-file.ts'

/**
 * Opens a private file by a signed link, made a few minutes ago for an account that may see the file and is still
 * signed in.
 */
export async function openPrivateFile(
  caller: Caller,
  { appId, token, download }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const signed = await targetOf(caller, token, appId)
  if (!signed) throw problem('files.linkExpired')
  const { target, reader } = signed
  const file = await fileBehind(target, appId, reader)
  if (reader !== undefined) await record(target, { applicationId: appId, reader, token })
  return download === undefined ? file : { ...file, inline: false }
}

interface Reading {
  /** The application in which the file is read. */
  readonly applicationId: string | undefined
  readonly reader: string
  readonly token: string
}

/** Records an organization's reading of sensitive documents in the history, which the candidate sees. */
async function record(target: LinkTarget, { applicationId, reader: accountId, token }: Reading) {
  if (target.kind === 'participantZip') await recordZip(target.applicationIds, accountId)
  if (applicationId === undefined) return
  if (target.kind === 'zip') await recordZip([applicationId], accountId)
  if (target.kind !== 'file') return
  await markFileOpened(target.fileId, applicationId)
  await recordDocumentReading({ applicationId, fileId: target.fileId, accountId, token })
}

async function fileBehind(target: LinkTarget, appId?: string, reader?: string): Promise<SentFile> {
  switch (target.kind) {
    case 'file':
      return candidatesFile(target.fileId, appId, reader !== undefined)
    case 'announcementFile':
      return announcementFile(target.fileId, target.candidateId)
    case 'messageFile':
      return messageFile(target)
    case 'zip':
      return zipFile(target.applicationId, target.language)
    case 'participantZip':
      return zipOfSeveral(target.applicationIds, target.language)
    case 'calendar':
      return calendarFile(target.invitationId, target.language)
    case 'minutes':
      return minutesFile(target)
    case 'dossier':
      return dossierFile(target.applicationId, target.language)
    case 'exportFile':
      return exportedFile(target.exportId)
    case 'dataCopy':
      return dataCopyFile(target.copyId)
    case 'paymentFile':
      return runFile(target.runId)
    case 'paymentReceipt':
      return paymentReceiptFile(target.paymentId, target.language)
    case 'proforma':
      return proformaFile(target.orderId, target.language)
    case 'invoice':
      return invoiceFile(target.orderId)
    case 'receipt':
      return receiptFile(target.applicationId, target.language)
  }
}

async function candidatesFile(fileId: string, appId: string | undefined, byCompany: boolean): Promise<SentFile> {
  if (appId === undefined) return storedFile(await ownFile(fileId))
  if (!byCompany) await markOpened(fileId, appId)
  return storedFile(await fileOfApplication(fileId, appId, byCompany))
}

/** Records that an added document was opened; from then on adding it cannot be undone. */
const markOpened = (fileId: string, applicationId: string) =>
  database()
    .update(addedDocuments)
    .set({ openedAt: sql`now()` })
    .where(
      and(
        eq(addedDocuments.fileId, fileId),
        eq(addedDocuments.applicationId, applicationId),
        addedDocuments.isShown,
        isNull(addedDocuments.openedAt),
      ),
    )

/** A file of a candidate whose account is not closed. */
async function ownFile(fileId: string) {
  const [found] = await database()
    .select(sentColumns)
    .from(files)
    .innerJoin(candidates, eq(candidates.id, files.candidateId))
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(and(eq(files.id, fileId), isNull(accounts.deletedAt)))
  return found
}

/**
 * A file of the application's candidate, or one that the organization has added to the application, which the candidate
 * may open only while it is shown.
 */
async function fileOfApplication(fileId: string, appId: string, byCompany: boolean) {
  const isAdded = sql`exists (select from ${addedDocuments}
    where ${addedDocuments.applicationId} = ${applications.id} and ${addedDocuments.fileId} = ${files.id}
      and (${byCompany}::boolean or ${addedDocuments.isShown}))`
  const [found] = await database()
    .select(sentColumns)
    .from(files)
    .innerJoin(applications, or(eq(applications.candidateId, files.candidateId), isAdded))
    .where(and(eq(files.id, fileId), eq(applications.id, appId)))
  return found
}
