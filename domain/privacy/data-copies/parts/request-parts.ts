import { sql } from 'drizzle-orm'
import { dataRequestEntries, dataRequests } from '#database/schema/own-data/data-requests.ts'
import * as the from './columns.ts'
import { part } from './part.ts'

/** A candidate's requests about their data, with the answers. */

export const ownDataRequests = part('dataRequests', {
  table: dataRequests,
  which: the.ofCandidate(dataRequests.candidateId),
  order: sql`${dataRequests.createdAt} desc, ${dataRequests.id}`,
  columns: {
    id: the.id,
    companyId: [the.id, the.companyName(dataRequests.companyId)],
    kind: the.word,
    text: { kind: 'text', as: 'message' },
    state: { kind: 'word', as: 'status' },
    createdAt: the.moment,
    dueOn: { kind: 'day', as: 'answerDueOn' },
    endedAt: the.moment,
    outcome: { kind: 'word', as: 'requestOutcome' },
    ground: the.word,
    answer: the.text,
    name: the.text,
    email: the.text,
    language: the.word,
    reminders: the.machinery,
    version: the.machinery,
    answeredBy: the.ofMember,
    candidateId: the.ofSelf,
  },
})

export const ownDataRequestEntries = part('dataRequestEntries', {
  table: dataRequestEntries,
  // Without internal notes and reminders, which belong to the answering side.
  which: ({
    candidateId,
  }) => sql`${dataRequestEntries.event} in ('received', 'asked', 'replied', 'answered', 'withdrawn', 'overdue')
    and exists (select from ${dataRequests} where ${dataRequests.id} = ${dataRequestEntries.dataRequestId}
      and ${dataRequests.candidateId} = ${candidateId})`,
  order: sql`${dataRequestEntries.at}, ${dataRequestEntries.id}`,
  columns: {
    id: the.id,
    dataRequestId: the.id,
    event: the.word,
    at: the.moment,
    text: { kind: 'text', as: 'message' },
    accountId: the.ofMember,
  },
})
