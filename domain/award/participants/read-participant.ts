import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { ParticipantStatus } from '#contract/fields/participant-status.ts'
import type { readParticipant as call } from '#contract/participants/participants.ts'
import { problem } from '#contract/problems.ts'
import { type Database, database } from '#database/connection.ts'
import { preparedOn } from '#database/prepared-on.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { forms } from '#database/schema/forms.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { wholeProfile } from '#domain/candidates/candidates/whole-profile.ts'
import { ageOn } from '#domain/candidates/eligibility/age-on.ts'
import { accountNames } from '#domain/forms/forms/form-rows.ts'
import { profileIn } from '#domain/review/review/profile-in.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { listedParticipants } from './listed-participants.ts'
import { ownParticipant, type ParticipantIds, type ParticipantRecord } from './own-participant.ts'
import { profileChanges } from './profile-changes.ts'

type Read = Output<typeof call>

export async function readParticipant(caller: Caller, ids: ParticipantIds): Promise<Read> {
  const db = database()
  const own = await ownParticipant(db, ids)
  const [[handedIn], [row], statuses] = await Promise.all([
    handedInOn(db).execute({ applicationId: own.applicationId }),
    listedParticipants(caller.language, [own.id]),
    statusesOf(db, own),
  ])
  if (!handedIn || !row) throw problem('participants.notFound')
  const { profile, entered, number, formType, submittedAt, takenAt } = handedIn
  const worded = await profileIn(db, caller.language, profile)
  return {
    id: own.id,
    version: own.version,
    applicationId: own.applicationId,
    candidateId: own.candidateId,
    formId: own.formId,
    formTitle: row.formTitle,
    formType,
    number: receiptNumber(number, own.applicationId),
    status: own.status,
    since: own.statusSince,
    reason: own.statusReason,
    addedAt: own.createdAt.toISOString(),
    submittedAt: (submittedAt ?? takenAt).toISOString(),
    age: profile.birthDate === null ? null : ageOn(new Date(), profile.birthDate),
    profile: worded,
    changes: entered ? null : await changesSince(db, own, worded, caller.language),
    tags: row.tags,
    statuses,
    can: {
      change: isGranted(caller, 'Participants', 'write'),
      openApplication: isGranted(caller, 'Applications', 'open'),
    },
  }
}

const handedInOn = preparedOn((db) =>
  db
    .select({
      profile: applicationSnapshots.profile,
      // What an organization entered: after a takeover the candidate's own profile was never submitted.
      entered: applicationSnapshots.entered,
      takenAt: applicationSnapshots.takenAt,
      submittedAt: applications.submittedAt,
      number: forms.number,
      formType: forms.type,
    })
    .from(applicationSnapshots)
    .innerJoin(applications, eq(applications.id, applicationSnapshots.applicationId))
    .innerJoin(forms, eq(forms.id, applications.formId))
    .where(eq(applicationSnapshots.applicationId, sql.placeholder('applicationId')))
    .prepare('handed_in_by_a_participant'),
)

/** The organization sees profile changes only while the candidate takes part. */
async function changesSince(
  db: Database,
  { candidateId, status }: ParticipantRecord,
  before: Read['profile'],
  language: Language,
) {
  if (status !== 'Active' && status !== 'Suspended') return null
  const [account] = await accountOn(db).execute({ candidateId })
  if (!account) return null
  const { profile } = await wholeProfile(db, candidateId, language)
  return profileChanges(before, profile, language)
}

const accountOn = preparedOn((db) =>
  db
    .select({ id: accounts.id })
    .from(candidates)
    .innerJoin(accounts, and(eq(accounts.id, candidates.accountId), isNull(accounts.deletedAt)))
    .where(eq(candidates.id, sql.placeholder('candidateId')))
    .prepare('account_of_a_participant'),
)

/** The status over time, from the history: the oldest first. */
async function statusesOf(db: Database, own: ParticipantRecord): Promise<Read['statuses']> {
  const rows = await statusesOn(db).execute({ applicationId: own.applicationId })
  const names = await accountNames(
    db,
    rows.flatMap(({ accountId }) => accountId ?? []),
  )
  const begun = {
    status: 'Active' as const,
    since: istanbulDay(own.createdAt),
    reason: '',
    at: own.createdAt,
    by: null,
  }
  const changes = rows.flatMap(({ detail, at, accountId }) => {
    const status = ParticipantStatus.safeParse(detail.to)
    if (!status.success) return []
    const by = names.get(accountId ?? '') ?? null
    return [{ status: status.data, since: String(detail.since), reason: String(detail.reason ?? ''), at, by }]
  })
  return [begun, ...changes].map(({ at, ...standing }) => ({ ...standing, at: at.toISOString() }))
}

const statusesOn = preparedOn((db) => {
  const { detail, at, accountId, place } = applicationHistory
  return db
    .select({ detail, at, accountId })
    .from(applicationHistory)
    .where(
      and(
        eq(applicationHistory.applicationId, sql.placeholder('applicationId')),
        eq(applicationHistory.event, 'participantStatusChanged'),
      ),
    )
    .orderBy(asc(place))
    .limit(200)
    .prepare('statuses_of_a_participant')
})
