import { inArray, type SQL, sql } from 'drizzle-orm'
import type { RefusalReason } from '#contract/applications/acts.ts'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { otherDocumentType } from '#contract/forms/form-facts.ts'
import { problem } from '#contract/problems.ts'
import type { addDocuments as call } from '#contract/review/added-documents.ts'
import { database, type Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { documentNames } from '#domain/candidates/documents/document-names.ts'
import { formNames } from '#domain/forms/forms/form-names.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { takeFile } from '#domain/ground/files/take-file.ts'
import { notifyApplicants } from '#domain/ground/notifications/notify.ts'
import { actOnApplications } from '#domain/review/acts/act-on-applications.ts'
import { newId } from '#platform/ids.ts'

/** Adds one file to applications. The file is stored once; if the act then fails, `sweepUploads` removes it. */
export async function addDocuments(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { companyId, formId, isShown } = input
  const { accountId } = signedIn(caller)
  await formOf(database(), input)
  const { id: documentTypeId, accept } = await typeOf(input.documentTypeId)
  if (input.applicationIds === undefined && input.filters === undefined) return keepForLater(input, accountId, accept)
  // A dry run only answers about applications, so it needs no file.
  const fileId = input.dryRun ? '' : (await takeFile({ companyId, accountId }, input, { accept })).id
  return actOnApplications(caller, input, {
    kind: 'addDocuments',
    detail: { documentTypeId, isShown },
    refusal: input.dryRun ? sql`null` : hasIt({ fileId, documentTypeId, isShown }),
    history: { event: 'documentAdded', detail: { documentTypeId, isShown }, visible: isShown },
    async apply(tx, { applicationIds, actId }) {
      await tx.execute(sql`
        insert into ${addedDocuments} (id, application_id, act_id, file_id, document_type_id, is_shown, added_by)
        select ${newIdPerRow}, application_id, ${actId}::uuid, ${fileId}::uuid, ${documentTypeId}::smallint, ${isShown}::boolean,
          ${accountId}::uuid
        from unnest(${uuids(applicationIds)}) as application_id`)
      if (isShown) await tell(tx, formId, documentTypeId, applicationIds)
    },
  })
}

/** Stores a file that is not added to any application yet; after a day without use `sweepCompanyFiles` deletes it. */
async function keepForLater(
  input: Input<typeof call>,
  accountId: string,
  accept: readonly string[],
): Promise<Output<typeof call>> {
  const nothing = { actId: null, changed: 0, refused: [], credits: 0 }
  if (input.dryRun) return nothing
  const { uploadId = newId(), companyId } = input
  await takeFile({ companyId, accountId }, input, { accept, keptAs: uploadId })
  return { ...nothing, uploadId }
}

type Added = Pick<typeof addedDocuments.$inferSelect, 'fileId' | 'documentTypeId' | 'isShown'>

/** Refuses applications that already have the file: a repeated upload gets the same file id. */
const hasIt = ({ fileId, documentTypeId, isShown }: Added): SQL<RefusalReason | null> => sql`case when exists (
  select from ${addedDocuments}
  where ${addedDocuments.applicationId} = ${applications.id} and ${addedDocuments.fileId} = ${fileId}
    and ${addedDocuments.documentTypeId} = ${documentTypeId} and ${addedDocuments.isShown} = ${isShown}
) then 'unchanged' end`

/** The given document type, or “other” for the placeholder that the specification's clients send. */
async function typeOf(documentTypeId: number = otherDocumentType) {
  const { id, accept } = documentTypes
  const found = await database()
    .select({ id, accept })
    .from(documentTypes)
    .where(inArray(id, [documentTypeId, otherDocumentType]))
  const type = found.find((one) => one.id === documentTypeId) ?? found[0]
  if (!type) throw problem('documents.unknownType')
  return type
}

const tell = async (tx: Transaction, formId: string, documentTypeId: number, applicationIds: readonly string[]) =>
  notifyApplicants(tx, applicationIds, {
    kind: 'documents',
    event: 'documentShared',
    mail: 'now',
    address: '/student-dashboard/applications',
    values: { ...(await formNames(tx, formId)), ...(await documentNames(tx, [documentTypeId])) },
  })
