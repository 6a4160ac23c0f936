import { eq, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { readCandidateDashboard as call } from '#contract/candidate-dashboard.ts'
import { database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { applications } from '#database/schema/applications.ts'
import { completenessOf } from '#domain/candidates/candidates/completeness-of.ts'
import { toListing } from '#domain/forms/listings/listing-row.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { countUnread } from '#domain/ground/notifications/unread.ts'
import { awaitedFromCandidate } from '../../applying/applying/following/awaited-from-candidate.ts'
import { ownApplicationRows, selectApplications } from '../../applying/applying/following/own-application-rows.ts'
import { ownParticipations } from '../../applying/own-participations/own-participations.ts'
import { expiringDocuments } from './expiring-documents.ts'
import { nextInterview } from './next-interview.ts'
import { openSavedForms } from './open-saved-forms.ts'
import { todosOf } from './todos-of.ts'

/** A candidate's dashboard. Each part is one or two queries, all run in parallel. */
export async function readCandidateDashboard(
  caller: Caller,
  { candidateId }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const [awaited, latest, counts, saved, completeness, expiring, unread, interview, participations] = await Promise.all(
    [
      awaitedFromCandidate(database(), caller, candidateId),
      latestApplications(candidateId),
      countsOf(candidateId),
      openSavedForms(candidateId),
      completenessOf(database(), candidateId),
      expiringDocuments(candidateId, caller.language),
      countUnread(signedIn(caller).accountId),
      nextInterview(candidateId),
      ownParticipations(database(), caller, { candidateId }),
    ],
  )
  const isEducationComplete = completeness.done.educations
  return {
    todos: todosOf({ candidateId, awaited, isEducationComplete, expiring, saved }),
    applications: latest,
    participations,
    interview,
    counts: { ...counts, awaited: awaited.length },
    saved: saved.map(({ listing }) => toListing(listing)),
    completeness: completeness.percent,
    unread,
  }
}

/** The applications that changed last, counting a published result as a change; withdrawn ones come last. */
async function latestApplications(candidateId: string) {
  return ownApplicationRows(database(), candidateId, await latestOn(database()).execute({ candidateId }))
}

const latestOn = preparedOn((db) =>
  selectApplications(db)
    .where(eq(applications.candidateId, sql.placeholder('candidateId')))
    .orderBy(
      sql`${applications.status} = 'Withdrawn'`,
      sql`greatest(${applications.changedAt}, ${applications.resultPublishedAt}) desc, ${applications.id} desc`,
    )
    .limit(5)
    .prepare('latest_applications'),
)

/** Open means submitted and without a published decision. */
async function countsOf(candidateId: string) {
  const [counts] = await countsOn(database()).execute({ candidateId })
  return counts ?? { open: 0, drafts: 0 }
}

const isOpen = sql`${applications.shownStatus} in ('Submitted', 'InReview', 'Shortlisted')`

const countsOn = preparedOn((db) =>
  db
    .select({
      open: sql<number>`count(*) filter (where ${isOpen})`.mapWith(Number),
      drafts: sql<number>`count(*) filter (where ${applications.status} = 'Draft')`.mapWith(Number),
    })
    .from(applications)
    .where(eq(applications.candidateId, sql.placeholder('candidateId')))
    .prepare('counts_of_applications'),
)
