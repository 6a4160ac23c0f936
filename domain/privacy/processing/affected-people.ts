import { type SQL, sql } from 'drizzle-orm'
import type { DataKind } from '#contract/processing/breaches.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { communities, communityMembers } from '#database/schema/communities.ts'
import { inventory } from './inventory.ts'

interface Way {
  readonly join: SQL
  /** The column with the row's organization, if there is one. */
  readonly company?: SQL
  /** Whether the row belongs to an application: those of drafts do not count. */
  readonly isOfApplication?: true
}

const byApplication = {
  company: sql`${applications.companyId}`,
  isOfApplication: true,
} as const
const itsCandidate = sql`join ${candidates} on ${candidates.id} = ${applications.candidateId}`

/** The join from a table to the candidate, by the name of a column; the first existing one is used. */
const ways = {
  application_id: {
    join: sql`join ${applications} on ${applications.id} = own.application_id ${itsCandidate}`,
    ...byApplication,
  },
  participant_id: {
    join: sql`join participants on participants.id = own.participant_id
      join ${applications} on ${applications.id} = participants.application_id ${itsCandidate}`,
    ...byApplication,
  },
  invitation_id: {
    join: sql`join interview_invitations on interview_invitations.id = own.invitation_id
      join ${applications} on ${applications.id} = interview_invitations.application_id ${itsCandidate}`,
    ...byApplication,
  },
  payment_id: {
    join: sql`join payments on payments.id = own.payment_id
      join participants on participants.id = payments.participant_id
      join ${applications} on ${applications.id} = participants.application_id ${itsCandidate}`,
    ...byApplication,
  },
  data_request_id: {
    join: sql`join data_requests on data_requests.id = own.data_request_id
      join ${candidates} on ${candidates.id} = data_requests.candidate_id`,
    company: sql`data_requests.company_id`,
  },
  community_id: {
    join: sql`join ${communities} on ${communities.id} = own.community_id
      join ${candidates} on ${candidates.id} = own.candidate_id`,
    company: sql`${communities.companyId}`,
  },
  announcement_id: {
    join: sql`join community_announcements on community_announcements.id = own.announcement_id
      join ${communities} on ${communities.id} = community_announcements.community_id
      join ${candidates} on ${candidates.id} = own.candidate_id`,
    company: sql`${communities.companyId}`,
  },
  candidate_id: { join: sql`join ${candidates} on ${candidates.id} = own.candidate_id` },
  account_id: { join: sql`join ${candidates} on ${candidates.accountId} = own.account_id` },
} as const satisfies Readonly<Record<string, Way>>

type WayName = keyof typeof ways
const names = Object.keys(ways) as WayName[]

/** Tables whose join cannot be derived from their columns. */
const exceptions: Readonly<Record<string, Way | undefined>> = {
  candidates: { join: sql`join ${candidates} on ${candidates.id} = own.id` },
  accounts: { join: sql`join ${candidates} on ${candidates.accountId} = own.id` },
  // Some are given with an application, all by an account.
  consents: ways.account_id,
  applications: {
    join: sql`join ${applications} on ${applications.id} = own.id ${itsCandidate}`,
    ...byApplication,
  },
  data_requests: { ...ways.candidate_id, company: sql`own.company_id` },
  // An address, which may belong to anyone.
  email_invitations: undefined,
}

interface Touched {
  readonly kinds: readonly DataKind[]
  /** Null for all organizations. */
  readonly companyId: string | null
  readonly until: Date
  /** For an organization, which must not see sealed applications. */
  readonly hidesSealed: boolean
}

/**
 * A query of distinct pairs of `kind` and `candidate_id`: the candidates who now have data of the chosen kinds and
 * existed by `until`. For one organization: its own data, and of data without an organization (accounts, profiles)
 * that of people it knows. Undefined if no kind refers to candidates.
 */
export async function affectedPeople(db: Database, { kinds, ...of }: Touched): Promise<SQL | undefined> {
  const counted = kinds.filter((kind) => !inventory[kind].uncounted)
  const tables = counted.flatMap((kind) => inventory[kind].tables)
  const { rows } = await db.execute<{ table: string; column: WayName }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name = any(${sql.param([...tables])}::text[])
      and column_name = any(${sql.param(names)}::text[])`)
  const wayOf = (table: string): Way | undefined => {
    const name = names.find((one) => rows.some((row) => row.table === table && row.column === one))
    return table in exceptions ? exceptions[table] : name && ways[name]
  }
  const parts = counted.flatMap((kind) =>
    inventory[kind].tables.flatMap((table) => {
      const way = wayOf(table)
      return way === undefined ? [] : [partOf({ kind, table, way, ...of })]
    }),
  )
  return parts.length === 0 ? undefined : sql`(${sql.join(parts, sql` union `)})`
}

interface Part extends Omit<Touched, 'kinds'> {
  readonly kind: DataKind
  readonly table: string
  readonly way: Way
}

function partOf({ kind, table, way, companyId, until, hidesSealed }: Part): SQL {
  const isOfCompany =
    companyId === null
      ? sql`true`
      : way.company === undefined
        ? isKnownTo(companyId, hidesSealed)
        : sql`${way.company} = ${companyId}`
  const isSeen =
    companyId !== null && way.isOfApplication
      ? sql`${applications.submittedAt} is not null and not (${applications.sealed} and ${hidesSealed})`
      : sql`true`
  // An account is older than all data of its owner; entered people have none.
  const wasThere = sql`not exists (select from ${accounts} where ${accounts.id} = ${candidates.accountId}
    and ${accounts.createdAt} > ${until.toISOString()}::timestamptz)`
  // Placeholders of anonymised applications are not people.
  const isSomebody = sql`not exists (select from ${applications} as past
    where past.candidate_id = ${candidates.id} and past.anonymised_at is not null)`
  return sql`select ${kind}::text as kind, ${candidates.id} as candidate_id
    from ${sql.identifier(table)} as own ${way.join} where ${isOfCompany} and ${isSeen} and ${wasThere} and ${isSomebody}`
}

/** Candidates with an application to the organization, or in one of its communities. */
const isKnownTo = (companyId: string, hidesSealed: boolean) => sql`${candidates.id} in (
  select candidate_id from applications where company_id = ${companyId} and submitted_at is not null
    and not (sealed and ${hidesSealed})
  union
  select ${communityMembers.candidateId} from ${communityMembers}
  join ${communities} on ${communities.id} = ${communityMembers.communityId} where ${communities.companyId} = ${companyId})`
