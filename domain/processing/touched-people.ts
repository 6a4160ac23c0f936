import { type SQL, sql } from 'drizzle-orm'
import type { DataKind } from '#contract/processing/breaches.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { communities, communityMembers } from '#database/schema/communities.ts'
import { inventory } from './inventory.ts'

/** How a table leads to a candidate, by the name of a column; the first that it has. */
const ways = {
  candidate_id: sql`join ${candidates} on ${candidates.id} = own.candidate_id`,
  application_id: sql`join ${applications} on ${applications.id} = own.application_id
    join ${candidates} on ${candidates.id} = ${applications.candidateId}`,
  participant_id: sql`join participants on participants.id = own.participant_id
    join ${applications} on ${applications.id} = participants.application_id
    join ${candidates} on ${candidates.id} = ${applications.candidateId}`,
  invitation_id: sql`join interview_invitations on interview_invitations.id = own.invitation_id
    join ${applications} on ${applications.id} = interview_invitations.application_id
    join ${candidates} on ${candidates.id} = ${applications.candidateId}`,
  payment_id: sql`join payments on payments.id = own.payment_id
    join participants on participants.id = payments.participant_id
    join ${applications} on ${applications.id} = participants.application_id
    join ${candidates} on ${candidates.id} = ${applications.candidateId}`,
  data_request_id: sql`join data_requests on data_requests.id = own.data_request_id
    join ${candidates} on ${candidates.id} = data_requests.candidate_id`,
  account_id: sql`join ${candidates} on ${candidates.accountId} = own.account_id`,
} as const

type Way = keyof typeof ways
const names = Object.keys(ways) as Way[]

/** Through which of these columns an application is met, and with it the organization that it was handed in to. */
const meetsApplication: readonly Way[] = ['application_id', 'participant_id', 'invitation_id', 'payment_id']

interface Touched {
  readonly kinds: readonly DataKind[]
  /** Null: of all organizations. */
  readonly companyId: string | null
  readonly until: Date
  /** For an organization, which sees nothing of applications beyond its credit. */
  readonly hidesSealed: boolean
}

/**
 * A query of `kind` and `candidate_id`, each pair once: of whom the chosen kinds of data hold anything now, of those who were there by
 * then. Of one organization, those who handed an application in to it or are in a community of its; what belongs to an application,
 * of its applications alone. Undefined where none of the kinds leads to candidates.
 */
export async function touchedPeople(db: Database, { kinds, ...of }: Touched): Promise<SQL | undefined> {
  const counted = kinds.filter((kind) => !inventory[kind].uncounted)
  const tables = counted.flatMap((kind) => inventory[kind].tables)
  const { rows } = await db.execute<{ table: string; column: Way }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name = any(${sql.param([...tables])}::text[])
      and column_name = any(${sql.param(names)}::text[])`)
  const wayOf = (table: string) => names.find((name) => rows.some((row) => row.table === table && row.column === name))
  const parts = counted.flatMap((kind) =>
    inventory[kind].tables.flatMap((table) => partOf({ kind, table, way: wayOf(table), ...of })),
  )
  return parts.length === 0 ? undefined : sql`(${sql.join(parts, sql` union `)})`
}

interface Part extends Omit<Touched, 'kinds'> {
  readonly kind: DataKind
  readonly table: string
  readonly way: Way | undefined
}

function partOf({ kind, table, way, companyId, until, hidesSealed }: Part): readonly SQL[] {
  const own = sql`${sql.identifier(table)} as own`
  const from =
    table === 'candidates'
      ? sql`${candidates}`
      : table === 'accounts'
        ? sql`${own} join ${candidates} on ${candidates.accountId} = own.id`
        : way && sql`${own} ${ways[way]}`
  if (from === undefined) return []
  const isOfCompany =
    companyId === null
      ? sql`true`
      : way !== undefined && meetsApplication.includes(way)
        ? sql`${applications.companyId} = ${companyId} and ${applications.submittedAt} is not null
            and not (${applications.sealed} and ${hidesSealed})`
        : isKnownTo(companyId, hidesSealed)
  // An account is older than anything of its own; somebody who was entered has none.
  const wasThere = sql`not exists (select from ${accounts} where ${accounts.id} = ${candidates.accountId}
    and ${accounts.createdAt} > ${until.toISOString()}::timestamptz)`
  return [
    sql`select ${kind}::text as kind, ${candidates.id} as candidate_id from ${from} where ${isOfCompany} and ${wasThere}`,
  ]
}

const isKnownTo = (companyId: string, hidesSealed: boolean) => sql`${candidates.id} in (
  select candidate_id from applications where company_id = ${companyId} and submitted_at is not null
    and not (sealed and ${hidesSealed})
  union
  select ${communityMembers.candidateId} from ${communityMembers}
  join ${communities} on ${communities.id} = ${communityMembers.communityId} where ${communities.companyId} = ${companyId})`
