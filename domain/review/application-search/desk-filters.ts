import { and, or, type SQL, sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { interviewInvitations as invitations } from '#database/schema/interviews.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { notes } from '#database/schema/review/notes.ts'
import { applicationTags } from '#database/schema/review/tags.ts'
import { uuids } from '#database/uuids.ts'
import { scoresOfForm } from '#domain/applying/applications/interview-score.ts'
import { stillMissing } from '#domain/applying/applications/still-missing.ts'
import { isUnreadReply } from '#domain/applying/applications/unread-replies.ts'
import { holdsFolded } from '#domain/ground/reference/search.ts'

// Filters on what members added to applications (tags, assignments, requests, invitations, notes) and on candidates'
// replies. Each is a subquery that an index answers; the planner chooses whether to start from it or to scan the list.

type DeskFilters = Pick<
  ApplicationFilters,
  | 'tagId'
  | 'untagged'
  | 'assignedTo'
  | 'unassigned'
  | 'documents'
  | 'documentTypeId'
  | 'documentName'
  | 'interview'
  | 'minInterviewScore'
  | 'maxInterviewScore'
  | 'unreadReply'
  | 'hasNotes'
  | 'noteContains'
> & { readonly companyId: string; readonly formId: FormId; readonly me?: string | undefined }

/** One form's id, or `any(…)` of several, which is compared in the same way. */
type FormId = string | SQL

/** All these filters as one condition; undefined if there are none. */
export function byDesk(filters: DeskFilters): SQL | undefined {
  const { companyId, formId, tagId, untagged, assignedTo, unassigned, me } = filters
  const { documentTypeId: types, documentName: names, interview, unreadReply, hasNotes, noteContains } = filters
  // A document type or name without a state matches documents in any state.
  const documents = filters.documents ?? (types || names ? documentStates : undefined)
  const noted = sql`select ${notes.applicationId} from ${notes} where ${notes.formId} = ${formId}`
  return and(
    tagId && isOf(tagged(formId, tagId)),
    untagged && hasNone(applicationTags),
    assignedTo && isOf(lookedAfter(formId, assignedTo)),
    me === undefined ? undefined : isOf(lookedAfter(formId, [me])),
    unassigned && hasNone(assignments),
    documents &&
      sql`(${sql.join(
        documents.map((which) => documentsAre[which](formId, { types, names })),
        sql` or `,
      )})`,
    interview && isOf(lastInvited(formId, interview)),
    scoredBetween(filters),
    unreadReply && isOf(withUnreadReply(companyId)),
    hasNotes === undefined ? undefined : hasNotes ? isOf(noted) : hasNone(notes),
    noteContains === undefined ? undefined : isOf(sql`${noted} and ${holdsFolded(notes.folded, noteContains)}`),
  )
}

/**
 * Applications whose last invitation has one of these statuses: after a new invitation an earlier “declined” no longer
 * counts.
 */
const lastInvited = (formId: FormId, statuses: readonly string[]) => sql`
  select ${invitations.applicationId} from ${invitations}
  where ${invitations.formId} = ${formId} and ${invitations.status} = any(${sql.param([...statuses])}::text[])
    and not exists (select from ${invitations} as newer where newer.application_id = ${invitations.applicationId}
      and newer.id > ${invitations.id})`

function scoredBetween({ formId, minInterviewScore: min, maxInterviewScore: max }: DeskFilters): SQL | undefined {
  if (min === undefined && max === undefined) return undefined
  const isWithin = sql`scored.score between ${min ?? 0}::float8 and ${max ?? 100}::float8`
  return isOf(sql`select scored.application_id from (${scoresOfForm(formId)}) as scored where ${isWithin}`)
}

/** Filtered by organization, not by form: few replies are unread at any time. */
const withUnreadReply = (companyId: string) => sql`
  select ${applicationMessages.applicationId} from ${applicationMessages}
  where ${applicationMessages.companyId} = ${companyId} and ${isUnreadReply}`

const isOf = (found: SQL): SQL => sql`${applications.id} in (${found})`

const hasNone = (table: typeof applicationTags | typeof assignments | typeof notes): SQL =>
  sql`not exists (select from ${table} as own where own.application_id = ${applications.id})`

const tagged = (formId: FormId, tagIds: readonly string[]) => sql`
  select ${applicationTags.applicationId} from ${applicationTags}
  where ${applicationTags.tagId} = any(${uuids(tagIds)}) and ${applicationTags.formId} = ${formId}`

const lookedAfter = (formId: FormId, accountIds: readonly string[]) => sql`
  select ${assignments.applicationId} from ${assignments}
  where ${assignments.accountId} = any(${uuids(accountIds)}) and ${assignments.formId} = ${formId}`

type DocumentState = NonNullable<ApplicationFilters['documents']>[number]
/** Which documents: of one of these types, or with one of these own names; any without both. */
interface Which {
  readonly types: readonly number[] | undefined
  readonly names: readonly string[] | undefined
}

const requested = (formId: FormId, statuses: SQL, which: Which) =>
  isOf(sql`
  select ${documentRequests.applicationId} from ${documentRequests}
  where ${documentRequests.formId} = ${formId} and ${documentRequests.status} in (${statuses})
    and ${isOne(which, sql`${documentRequests.documentTypeId}`, sql`${documentRequests.ownName}`)}`)

function isOne({ types, names }: Which, type: SQL, ownName: SQL): SQL {
  const byType = types && sql`${type} = any(${sql.param([...types])}::int[])`
  const byName = names && sql`${ownName} ->> 'tr' = any(${sql.param([...names])}::text[])`
  return or(byType, byName) ?? sql`true`
}

const documentsAre: Readonly<Record<DocumentState, (formId: FormId, which: Which) => SQL>> = {
  missing: (formId, which) =>
    isOf(sql`
      select ${applicationSnapshots.applicationId} from ${applicationSnapshots}
      where ${applicationSnapshots.formId} = ${formId} and ${applicationSnapshots.missingDocumentTypeIds} <> '{}' and exists (
        select from (${stillMissing}) as lacking where ${isOne(which, sql`lacking.document_type_id`, sql`lacking.own_name`)})`),
  requestOpen: (formId, which) => requested(formId, openRequests, which),
  requestUploaded: (formId, which) => requested(formId, uploadedRequests, which),
}

/** A refused document is requested again. */
export const openRequests = sql`'Open', 'Refused'`
export const uploadedRequests = sql`'Uploaded'`

export const documentStates: readonly DocumentState[] = ['missing', 'requestOpen', 'requestUploaded']
