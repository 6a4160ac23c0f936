import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { DocumentRequest } from '#contract/document-requests.ts'
import { shownBlankForm } from '#contract/forms/shown-blank-form.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { terms } from '#database/schema/participants/terms.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { isAskedFor } from '#domain/applying/applications/is-asked-for.ts'
import { shelvedOf } from '#domain/candidates/documents/shelf.ts'
import { fileInfo } from '#domain/ground/files/file-info.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#platform/text/locales.ts'
import { requestedDocument, requestName } from '../../forms/forms/requested-document.ts'
import { versionContents } from '../../forms/forms/version-content.ts'
import { isFileOpened } from './file-opened.ts'
import { mostOfAnswer } from './most-of-answer.ts'
import { refusedFiles } from './refused-files.ts'

const most = 200
const mostSuggested = 5

/** Document requests as the candidate sees them: open ones first, by due date. */
export async function describeRequests(caller: Caller, candidateId: string, which?: SQL): Promise<DocumentRequest[]> {
  const rows = await requestRows(candidateId, caller.language, which)
  const shelved = await shelvedOf(database(), candidateId, [
    ...new Set(rows.map(({ request }) => request.documentTypeId)),
  ])
  const contents = await versionContents(
    database(),
    rows.map(({ request, formVersion }) => ({ formId: request.formId, version: formVersion })),
  )
  const others = await filesNamed(rows.flatMap(({ request }) => request.moreFileIds))
  const refusedBy = await refusedFiles(candidateId)
  return Promise.all(
    rows.map(async ({ request, file, formVersion, multiple, handedIn, ...rest }, at) => {
      const { id, applicationId, formId, documentTypeId, note, status, reason, fault } = request
      const content = contents[at] ?? { documents: [] }
      const asked = requestedDocument(content.documents, request, handedIn)
      const isRefused = (fileId: string) => refusedBy.get(request.companyId)?.has(fileId) ?? false
      const fitting = shelved
        .filter(
          (shelved) => shelved.document.documentTypeId === documentTypeId && rest.accept.includes(shelved.file.type),
        )
        .map((shelved) => ({ ...shelved, isRefused: isRefused(shelved.file.id) }))
        .sort((one, other) => Number(one.isRefused) - Number(other.isRefused))
      return {
        id,
        applicationId,
        formId,
        documentTypeId,
        note,
        status,
        reason,
        fault,
        ...rest,
        typeName: requestName(request, asked, caller.language, rest.typeName),
        dueAt: request.dueAt?.toISOString() ?? null,
        requestedAt: request.requestedAt.toISOString(),
        uploadedAt: request.uploadedAt?.toISOString() ?? null,
        file: file && (await fileInfo(caller, file)),
        moreFiles: await Promise.all(
          request.moreFileIds.flatMap((more) => {
            const found = others.get(more)
            return found ? fileInfo(caller, found) : []
          }),
        ),
        blank: shownBlankForm(formId, asked?.blank),
        mostFiles: mostOfAnswer(content, { ...request, multiple }),
        suggestions: await Promise.all(fitting.slice(0, mostSuggested).map((shelved) => suggested(caller, shelved))),
      }
    }),
  )
}

export const describeRequest = async (caller: Caller, candidateId: string, id: string) =>
  (await describeRequests(caller, candidateId, eq(documentRequests.id, id)))[0]

const requestRows = (candidateId: string, language: Language, which: SQL | undefined) =>
  database()
    .select({
      request: documentRequests,
      file: files,
      title: shownTitle,
      companyName: companies.name,
      typeName: nameIn(language, documentTypes),
      eDevlet: documentTypes.eDevlet,
      accept: documentTypes.accept,
      multiple: documentTypes.multiple,
      formVersion: applications.formVersion,
      handedIn: { documents: snapshots.documents },
      termName: terms.name,
      isOpened: isFileOpened,
    })
    .from(documentRequests)
    .innerJoin(applications, eq(applications.id, documentRequests.applicationId))
    .innerJoin(forms, eq(forms.id, applications.formId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(documentTypes, eq(documentTypes.id, documentRequests.documentTypeId))
    .leftJoin(terms, eq(terms.id, documentRequests.termId))
    .leftJoin(snapshots, eq(snapshots.applicationId, documentRequests.applicationId))
    .leftJoin(listings, eq(listings.formId, applications.formId))
    .leftJoin(files, eq(files.id, documentRequests.fileId))
    .where(and(eq(documentRequests.candidateId, candidateId), ne(applications.status, 'Withdrawn'), isAskedFor, which))
    .orderBy(
      sql`${documentRequests.status} not in ('Open', 'Refused')`,
      sql`${documentRequests.dueAt} nulls last`,
      desc(documentRequests.requestedAt),
      documentRequests.id,
    )
    .limit(most)

async function filesNamed(ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, typeof files.$inferSelect>()
  const rows = await database()
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
  return new Map(rows.map((file) => [file.id, file]))
}

type Shelved = Awaited<ReturnType<typeof shelvedOf>>[number]

const suggested = async (
  caller: Caller,
  { document: { id, issuedOn, expiresOn }, file, isRefused }: Shelved & { readonly isRefused: boolean },
) => ({
  id,
  issuedOn,
  expiresOn,
  isRefused,
  file: await fileInfo(caller, file),
})
