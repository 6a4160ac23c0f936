import { and, type SQL, sql } from 'drizzle-orm'
import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { CountedFilter } from '#contract/review/counted-filters.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { documentRequests as requests } from '#database/schema/documents.ts'
import { interviewInvitations as invitations } from '#database/schema/interviews.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { notes } from '#database/schema/review/notes.ts'
import { applicationTags, tags } from '#database/schema/review/tags.ts'
import { stillMissing } from '#domain/applying/applications/still-missing.ts'
import type { ApplicationSearch } from '../application-filters.ts'
import { byDesk, documentStates, openRequests, uploadedRequests } from '../desk-filters.ts'
import { ofSamePerson } from '../same-person.ts'

interface Asked {
  readonly search: ApplicationSearch
  /** The caller, for the filter “mine” */
  readonly accountId: string
  /** The sample in which the choices of a filter are counted */
  readonly named: (filter: CountedFilter) => SQL | ReturnType<typeof sql.identifier>
}

/**
 * Counts what members added and what candidates owe: by the list's own filters, or grouped where there are many values.
 */
export function deskCounts({ search, accountId, named }: Asked): SQL[] {
  const { companyId, formId, documentTypeId, documentName } = search
  const meeting = (filter: CountedFilter, value: string, by: Partial<ApplicationFilters> & { me?: string }): SQL => sql`
    select ${filter}, ${value}, count(*)::int from ${asApplications(named(filter))}
    where ${byDesk({ companyId, formId, ...by })}`
  // Counted as all minus those with one: a lookup per application would also read rows of other forms.
  const lacking = (filter: CountedFilter, value: string, having: SQL): SQL => sql`
    select ${filter}, ${value}, ((select count(*) from ${named(filter)})
      - (select count(distinct one.application_id) from (${having}) as one
        join ${named(filter)} as found on found.application_id = one.application_id))::int`
  return [
    lacking('untagged', 'true', tagged(search)),
    meeting('mine', 'true', { me: accountId }),
    lacking('unassigned', 'true', lookedAfter(search)),
    meeting('unreadReply', 'true', { unreadReply: true }),
    meeting('hasNotes', 'true', { hasNotes: true }),
    lacking('hasNotes', 'false', noted(search)),
    ...documentStates.map((state) => meeting('documents', state, { documents: [state], documentTypeId, documentName })),
    sql`select 'samePerson', 'true', count(*)::int from ${asApplications(named('samePerson'))}
      join ${snapshots} on ${snapshots.applicationId} = "applications".id
      where ${snapshots.formId} = ${formId} and ${ofSamePerson(formId)}`,
    grouped('tagId', named('tagId'), tagged(search)),
    grouped('assignedTo', named('assignedTo'), lookedAfter(search)),
    grouped('interview', named('interview'), lastInvitations(search)),
    grouped('documentTypeId', named('documentTypeId'), aboutDocuments(search, inTypes)),
    grouped('documentName', named('documentName'), aboutDocuments(search, inNames)),
  ]
}

/** Under the table name that the list's conditions use. */
const asApplications = (sample: unknown) => sql`(select application_id as id, status from ${sample}) as applications`

/** Counts by value the pairs of application and value, which must be distinct. */
const grouped = (filter: CountedFilter, sample: unknown, pairs: SQL): SQL => sql`
  select ${filter}, pair.value::text, count(*)::int from (${pairs}) as pair
  join ${sample} as found on found.application_id = pair.application_id group by pair.value`

const tagged = ({ companyId, formId }: ApplicationSearch) => sql`
  select ${applicationTags.applicationId}, ${applicationTags.tagId} as value from ${applicationTags}
  where ${applicationTags.formId} = ${formId}
    and ${applicationTags.tagId} in (select ${tags.id} from ${tags} where ${tags.companyId} = ${companyId})`

const lookedAfter = ({ companyId, formId }: ApplicationSearch) => sql`
  select ${assignments.applicationId}, ${assignments.accountId} as value from ${assignments}
  where ${assignments.formId} = ${formId} and ${assignments.accountId} in (
    select ${companyMembers.accountId} from ${companyMembers} where ${companyMembers.companyId} = ${companyId})`

const noted = ({ formId }: ApplicationSearch) => sql`
  select ${notes.applicationId} from ${notes} where ${notes.formId} = ${formId}`

const lastInvitations = ({ formId }: ApplicationSearch) => sql`
  select distinct on (${invitations.applicationId}) ${invitations.applicationId}, ${invitations.status} as value
  from ${invitations} where ${invitations.formId} = ${formId}
  order by ${invitations.applicationId}, ${invitations.id} desc`

interface DocumentValues {
  readonly ofRequest: SQL
  readonly ofMissing: SQL
  readonly isThere: (value: SQL) => SQL
}

const inTypes: DocumentValues = {
  ofRequest: sql`${requests.documentTypeId}`,
  ofMissing: sql`lacking.document_type_id`,
  isThere: () => sql`true`,
}

/** Documents of the organization's own, by their Turkish names. */
const inNames: DocumentValues = {
  ofRequest: sql`${requests.ownName} ->> 'tr'`,
  ofMissing: sql`lacking.own_name ->> 'tr'`,
  isThere: (value) => sql`${value} is not null`,
}

function aboutDocuments(
  { formId, documents: chosen }: ApplicationSearch,
  { ofRequest, ofMissing, isThere }: DocumentValues,
): SQL {
  const documents: typeof documentStates = chosen ?? documentStates
  const asked = (statuses: SQL) => sql`
    select ${requests.applicationId}, ${ofRequest} as value from ${requests}
    where ${and(sql`${requests.formId} = ${formId}`, sql`${requests.status} in (${statuses})`, isThere(ofRequest))}`
  const about: Record<(typeof documentStates)[number], SQL> = {
    missing: sql`
      select ${snapshots.applicationId}, ${ofMissing} as value from ${snapshots}
      cross join lateral (${stillMissing}) as lacking
      where ${snapshots.formId} = ${formId} and ${snapshots.missingDocumentTypeIds} <> '{}' and ${isThere(ofMissing)}`,
    requestOpen: asked(openRequests),
    requestUploaded: asked(uploadedRequests),
  }
  return sql.join(
    documents.map((state) => about[state]),
    sql` union `,
  )
}
