import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  listParticipantDocuments as listCall,
  ParticipantDocument,
} from '#contract/participants/participant-documents.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { inOrderOfAnswer, isOfAnswer } from '#database/answer-files.ts'
import { type Database, database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { forms } from '#database/schema/forms.ts'
import { terms } from '#database/schema/participants/terms.ts'
import { documentTypes } from '#database/schema/reference.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { isBeyondMark } from '#domain/applying/applications/is-asked-for.ts'
import { requestNameIn } from '#domain/candidates/documents/request-name.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { fileInfo } from '#domain/ground/files/file-info.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { recordZip } from '#domain/review/review/record-zip.ts'
import { handedInFiles } from '#domain/review/review/zip-content.ts'
import { zipOfSeveral } from '#domain/review/review/zip-file.ts'
import { type CandidateIds, participationsOf } from './own-participant.ts'

/** The documents of all applications through which the candidate takes part, those requested later first. */
export async function listParticipantDocuments(caller: Caller, ids: CandidateIds): Promise<Output<typeof listCall>> {
  const db = database()
  const applicationIds = (await participationsOf(db, ids)).map((one) => one.applicationId)
  const [requested, handedIn] = await Promise.all([
    requestsOf(db, caller, applicationIds),
    handedInWith(db, caller, applicationIds),
  ])
  const items = [...requested, ...handedIn]
  const language = caller.language
  return {
    items,
    bytes: items.reduce((sum, { file }) => sum + (file?.size ?? 0), 0),
    zip:
      items.some(({ file }) => file) && isGranted(caller, 'Participants', 'read')
        ? signedLink(caller, { kind: 'participantZip', applicationIds, language })
        : null,
  }
}

export async function zipParticipantDocuments(caller: Caller, ids: CandidateIds): Promise<SentFile> {
  const applicationIds = (await participationsOf(database(), ids)).map((one) => one.applicationId)
  const zip = await zipOfSeveral(applicationIds, caller.language)
  await recordZip(applicationIds, signedIn(caller).accountId)
  return zip
}

async function requestsOf(db: Database, caller: Caller, applicationIds: readonly string[]) {
  const rows = await db
    .select({
      request: documentRequests,
      title: requestNameIn(caller.language),
      formTitle: forms.title,
      file: files,
      term: sql<Term | null>`case when ${terms.id} is not null then json_build_object('id', ${terms.id}, 'name', ${terms.name}) end`,
    })
    .from(documentRequests)
    .innerJoin(documentTypes, eq(documentTypes.id, documentRequests.documentTypeId))
    .innerJoin(forms, eq(forms.id, documentRequests.formId))
    .leftJoin(terms, eq(terms.id, documentRequests.termId))
    .leftJoin(files, isOfAnswer(files.id))
    .where(and(inArray(documentRequests.applicationId, [...applicationIds]), isBeyondMark))
    .orderBy(sql`${documentRequests.requestedAt} desc`, asc(documentRequests.id), inOrderOfAnswer(files.id))
    .limit(most)
  return Promise.all(
    rows.map(async ({ request, title, formTitle, file, term }): Promise<ParticipantDocument> => {
      const { id, applicationId, status, dueAt, requestedAt, uploadedAt } = request
      return {
        applicationId,
        formTitle,
        title,
        file: file && (await fileInfo(caller, file, applicationId)),
        request: {
          id,
          status,
          term,
          dueAt: dueAt?.toISOString() ?? null,
          requestedAt: requestedAt.toISOString(),
          uploadedAt: uploadedAt?.toISOString() ?? null,
        },
      }
    }),
  )
}

const most = 500

type Term = NonNullable<NonNullable<ParticipantDocument['request']>['term']>

async function handedInWith(db: Database, caller: Caller, applicationIds: readonly string[]) {
  const rows = await db
    .select({ snapshot: applicationSnapshots, formTitle: forms.title })
    .from(applicationSnapshots)
    .innerJoin(forms, eq(forms.id, applicationSnapshots.formId))
    .where(inArray(applicationSnapshots.applicationId, [...applicationIds]))
    .orderBy(sql`${applicationSnapshots.takenAt} desc`)
  const lists = await Promise.all(
    rows.map(async ({ snapshot, formTitle }) => {
      const { applicationId } = snapshot
      const found = await handedInFiles(db, caller.language, snapshot)
      return Promise.all(
        found.map(async ({ title, file }) => ({
          applicationId,
          formTitle,
          title,
          file: await fileInfo(caller, file, applicationId),
          request: null,
        })),
      )
    }),
  )
  return lists.flat()
}
