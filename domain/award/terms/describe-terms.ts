import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { documentName } from '#contract/forms/document-name.ts'
import type { Term } from '#contract/participants/terms.ts'
import { database } from '#database/connection.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { forms } from '#database/schema/forms.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { termParticipants, terms } from '#database/schema/participants/terms.ts'
import { uuids } from '#database/uuids.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { documentTypeNames } from '#domain/ground/reference/document-type-names.ts'

interface Page {
  readonly limit: number
  readonly offset: number
}

/** Terms as members see them, open ones first, each with its participants' progress. */
export async function describeTerms(caller: Caller, which: SQL | undefined, { limit, offset }: Page): Promise<Term[]> {
  const db = database()
  const rows = await db
    .select({ term: terms, formTitle: forms.title })
    .from(terms)
    .innerJoin(forms, eq(forms.id, terms.formId))
    .where(which)
    .orderBy(sql`${terms.closedAt} is not null`, sql`${terms.startsOn} desc`, terms.id)
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ term }) => term.id)
  const [names, types, progress] = await Promise.all([
    accountNames(
      db,
      rows.map(({ term }) => term.openedBy),
    ),
    documentTypeNames(
      db,
      caller.language,
      rows.flatMap(({ term }) => term.documents.map(({ documentTypeId }) => documentTypeId)),
    ),
    progressOf(ids),
  ])
  const writes = isGranted(caller, 'Participants', 'write')
  return rows.map(({ term, formTitle }) => {
    const { addable = 0, ...counted } = progress.get(term.id) ?? nobody
    return {
      id: term.id,
      formId: term.formId,
      formTitle,
      name: term.name,
      startsOn: term.startsOn,
      endsOn: term.endsOn,
      dueAt: term.dueAt.toISOString(),
      holdsPayments: term.holdsPayments,
      documents: term.documents.map(({ ownName = null, ...one }) => ({
        ...one,
        ownName,
        typeName: documentName({ ownName }, caller.language, types.get(one.documentTypeId) ?? ''),
      })),
      openedBy: names.get(term.openedBy) ?? '',
      openedAt: term.openedAt.toISOString(),
      closedAt: term.closedAt?.toISOString() ?? null,
      remindedAt: term.remindedAt?.toISOString() ?? null,
      progress: counted,
      addable: term.closedAt ? 0 : addable,
      can: { change: writes && term.closedAt === null },
    }
  })
}

const nobody = { participants: 0, complete: 0, incomplete: 0, toReview: 0, excused: 0, addable: 0 }

/** The progress of these terms' participants, in two statements for any number of terms. */
async function progressOf(termIds: readonly string[]) {
  if (termIds.length === 0) return new Map<string, typeof nobody>()
  const db = database()
  // Grouped once, instead of a subquery for each participant.
  const came = db
    .select({
      termId: documentRequests.termId,
      applicationId: documentRequests.applicationId,
      accepted: sql<number>`count(*) filter (where ${documentRequests.status} = 'Accepted')`.as('accepted'),
      toReview: sql<number>`count(*) filter (where ${documentRequests.status} = 'Uploaded')`.as('to_review'),
    })
    .from(documentRequests)
    .where(sql`${documentRequests.termId} = any(${uuids(termIds)})`)
    .groupBy(documentRequests.termId, documentRequests.applicationId)
    .as('came')
  const isExcused = sql`${termParticipants.excusedBy} is not null`
  const isComplete = sql`coalesce(${came.accepted}, 0) >= jsonb_array_length(${terms.documents})`
  const count = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`
  const rows = await db
    .select({
      termId: terms.id,
      participants: count(sql`true`),
      complete: count(sql`not ${isExcused} and ${isComplete}`),
      incomplete: count(sql`not ${isExcused} and not ${isComplete}`),
      toReview: count(sql`not ${isExcused} and ${came.toReview} > 0`),
      excused: count(isExcused),
    })
    .from(termParticipants)
    .innerJoin(terms, eq(terms.id, termParticipants.termId))
    .innerJoin(participants, eq(participants.id, termParticipants.participantId))
    .leftJoin(came, and(eq(came.termId, terms.id), eq(came.applicationId, participants.applicationId)))
    .where(inArray(terms.id, [...termIds]))
    .groupBy(terms.id)
  const addable = await db
    .select({ termId: terms.id, count: sql<number>`count(*)::int` })
    .from(terms)
    .innerJoin(participants, and(eq(participants.formId, terms.formId), eq(participants.status, 'Active')))
    .where(and(inArray(terms.id, [...termIds]), isOutside))
    .groupBy(terms.id)
  const left = new Map(addable.map(({ termId, count: number }) => [termId, number]))
  return new Map(rows.map(({ termId, ...numbers }) => [termId, { ...numbers, addable: left.get(termId) ?? 0 }]))
}

/** SQL: the participant is not in the term. */
const isOutside = sql`not exists (
  select from ${termParticipants}
  where ${termParticipants.termId} = ${terms.id} and ${termParticipants.participantId} = ${participants.id})`
