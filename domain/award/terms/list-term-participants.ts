import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { documentName } from '#contract/forms/document-name.ts'
import type { listTermParticipants as call } from '#contract/participants/terms.ts'
import { inOrderOfAnswer, isOfAnswer } from '#database/answer-files.ts'
import { database } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { termParticipants, terms } from '#database/schema/participants/terms.ts'
import { shownName } from '#domain/applying/applications/shown-name.ts'
import { accepted, asked, standings } from '#domain/award/participants/term-standing.ts'
import { fileInfo } from '#domain/ground/files/file-info.ts'
import { documentTypeNames } from '#domain/ground/reference/document-type-names.ts'
import { foldedHolds } from '#domain/ground/reference/search.ts'
import { ownTerm } from './own-term.ts'

type Asked = Input<typeof call>
type Row = Output<typeof call>['items'][number]

/** The participants of a term by name, each with the state of their documents. */
export async function listTermParticipants(caller: Caller, input: Asked): Promise<Output<typeof call>> {
  const { termId, standing, search, pageNumber, pageSize } = input
  const db = database()
  const term = await ownTerm(db, input)
  const which = and(
    eq(termParticipants.termId, termId),
    standing && standings[standing],
    foldedHolds(search, participants.name, participants.surname, participants.email),
  )
  const found = db
    .select({
      participant: participants,
      excusedReason: termParticipants.excusedReason,
      isExcused: sql<boolean>`${termParticipants.excusedBy} is not null`,
      isComplete: sql<boolean>`${accepted} >= ${asked}`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(termParticipants)
    .innerJoin(terms, eq(terms.id, termParticipants.termId))
    .innerJoin(participants, eq(participants.id, termParticipants.participantId))
    .where(which)
  const rows = await found
    .orderBy(sql`${participants.name} collate turkish`, sql`${participants.surname} collate turkish`, participants.id)
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const [documentsOf, names] = await Promise.all([
    requestsOf(
      termId,
      rows.map(({ participant }) => participant.applicationId),
    ),
    documentTypeNames(
      db,
      caller.language,
      term.documents.map(({ documentTypeId }) => documentTypeId),
    ),
  ])
  const items = await Promise.all(
    rows.map(async ({ participant, excusedReason, isExcused, isComplete }): Promise<Row> => {
      const { id, name, surname, email, status, applicationId } = participant
      const own = documentsOf.get(applicationId) ?? []
      return {
        participantId: id,
        name: shownName(caller.language, name, surname),
        email,
        status,
        standing: isExcused ? 'excused' : isComplete ? 'complete' : 'incomplete',
        excusedReason,
        documents: await Promise.all(
          term.documents.map(async ({ documentTypeId, ownName = null }) => {
            const [one, ...more] = own.filter(({ request }) => request.documentTypeId === documentTypeId)
            return {
              requestId: one?.request.id ?? null,
              documentTypeId,
              typeName: documentName({ ownName }, caller.language, names.get(documentTypeId) ?? ''),
              status: one?.request.status ?? null,
              reason: one?.request.reason ?? null,
              fault: one?.request.fault ?? null,
              uploadedAt: one?.request.uploadedAt?.toISOString() ?? null,
              file: one?.file ? await fileInfo(caller, one.file, applicationId) : null,
              moreFiles: await Promise.all(
                more.flatMap(({ file }) => (file ? fileInfo(caller, file, applicationId) : [])),
              ),
            }
          }),
        ),
      }
    }),
  )
  return { items, total: rows[0]?.total ?? 0, pageNumber, pageSize }
}

async function requestsOf(termId: string, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return new Map<string, never[]>()
  const rows = await database()
    .select({ request: documentRequests, file: files })
    .from(documentRequests)
    .leftJoin(files, isOfAnswer(files.id))
    .where(
      and(
        eq(documentRequests.termId, termId),
        inArray(documentRequests.applicationId, [...applicationIds]),
        ne(documentRequests.status, 'Cancelled'),
      ),
    )
    .orderBy(documentRequests.id, inOrderOfAnswer(files.id))
  return Map.groupBy(rows, ({ request }) => request.applicationId)
}
