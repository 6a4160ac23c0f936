import type { Transaction } from '#database/connection.ts'
import type { HandingIn } from '../applicants/write-handed-in.ts'
import type { WrittenOrganization } from '../write-organizations.ts'
import type { Clock } from '../writing/clock.ts'
import { writeHistory } from '../writing/write-history.ts'
import { type HistoryRow, onDesk } from './on-desk.ts'
import { writeAddedDocuments } from './write-added-documents.ts'
import { writeAssignments } from './write-assignments.ts'
import { writeConversations } from './write-conversations.ts'
import { writeInterviews } from './write-interviews.ts'
import { writeMemberNews } from './write-member-news.ts'
import { writeNotes } from './write-notes.ts'
import { writeParticipants } from './write-participants.ts'
import { writeRequests } from './write-requests.ts'
import { writeResults } from './write-results.ts'
import { writeTags } from './write-tags.ts'
import { writeViews } from './write-views.ts'

/** Members' acts on the applications, so that every part of the review desk has data. */
export async function writeDesk(
  tx: Transaction,
  all: readonly HandingIn[],
  organizations: readonly WrittenOrganization[],
  clock: Clock,
  happened: readonly HistoryRow[],
) {
  const received = onDesk(all, organizations, clock)
  const tagIds = await writeTags(tx, received, organizations)
  await writeViews(tx, organizations, tagIds)
  const results = await writeResults(tx, received, clock)
  await writeHistory(tx, [
    ...happened,
    ...tagIds.history,
    ...(await writeAssignments(tx, received)),
    ...(await writeNotes(tx, received)),
    ...(await writeRequests(tx, received)),
    ...(await writeAddedDocuments(tx, received)),
    ...(await writeConversations(tx, received)),
    ...(await writeInterviews(tx, received, clock)),
    ...results.history,
    ...(await writeParticipants(tx, results.others, clock)),
  ])
  await writeMemberNews(tx)
}
