import { type SQL, sql } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type ListedState, listedStates } from '#contract/communities/community-facts.ts'
import type { listMembers as call, MemberRow } from '#contract/communities/members.ts'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { formInvitations } from '#database/schema/communities/form-invitations.ts'
import { memberTags } from '#database/schema/communities/member-tags.ts'
import { communityMembers } from '#database/schema/communities.ts'
import { cities, departments, universities } from '#database/schema/reference.ts'
import { tags } from '#database/schema/review/tags.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import type { Language } from '#domain/ground/reference/prepared.ts'
import { foldedFilters } from '#domain/review/application-search/folded-filters.ts'
import { filledColumns } from './filled-columns.ts'
import { appliedTo, matching, memberRows, shows, showsEmail, withState } from './member-conditions.ts'
import { ownCommunity } from './own-communities.ts'
import { requireFilters } from './require-filters.ts'

type Search = Input<typeof call>

/** One page of members, the latest first. */
export async function listMembers(caller: Caller, input: Search): Promise<Output<typeof call>> {
  const { companyId, communityId, pageNumber, pageSize } = input
  requireFilters(caller, input)
  const search = await foldedFilters(database(), input)
  const [, rows, counts, known, filled] = await Promise.all([
    ownCommunity(database(), { companyId, communityId }),
    findPage(caller, search),
    countStates(search),
    tagsIn(communityId),
    filledColumns(input),
  ])
  const states: readonly ListedState[] = input.state ?? listedStates
  return {
    items: rows.map(toRow),
    total: states.reduce((sum, state) => sum + counts[state], 0),
    counts,
    tags: known,
    filled,
    pageNumber,
    pageSize,
  }
}

interface Found extends Omit<MemberRow, 'since' | 'invitedAt' | 'appliedAt'> {
  readonly since: Date | string
  readonly invitedAt: Date | string | null
  readonly appliedAt: Date | string | null
  // `execute` requires rows with an index signature.
  readonly [column: string]: unknown
}

const latestFirst = sql`${communityMembers.since} desc, ${communityMembers.candidateId} desc`

/** Reads columns only for the members of the page; skipped rows are passed over by id. */
async function findPage(caller: Caller, search: Search): Promise<Found[]> {
  const { language } = caller
  const { communityId, pageNumber, pageSize, invitedTo = null } = search
  const mayRead = isGranted(caller, 'Applications', 'read')
  const { candidateId, state, since, note, shares } = communityMembers
  const ifShown = (value: SQL, when: SQL) => sql`case when ${when} then ${value} end`
  const { rows } = await database().execute<Found>(sql`
    select ${candidateId} as "candidateId", ${accounts.name} || ' ' || ${accounts.surname} as name,
      ${ifShown(sql`${accounts.email}`, showsEmail)} as email, ${state} as state, ${since} as since, ${note} as note,
      ${shares} as shares, ${ifShown(sql`${accounts.gsm}`, shows('phone'))} as gsm,
      ${ifShown(sql`(select ${nameIn(language, cities)} from ${cities} where ${cities.id} = ${candidates.cityId})`, shows('place'))} as city,
      array(select ${memberTags.tagId}::text from ${memberTags} where ${memberTags.communityId} = ${communityId}
        and ${memberTags.candidateId} = ${candidateId}) as tags,
      study.level, study.university, study.department, ${formInvitations.invitedAt} as "invitedAt",
      ${ifShown(appliedTo(sql`${formInvitations.formId}`), sql`${mayRead}::boolean`)} as "appliedAt"
    from (
      select ${candidateId} as id from ${memberRows} where ${matching(communityId, search)} and ${withState(search)}
      order by ${latestFirst} limit ${pageSize} offset ${(pageNumber - 1) * pageSize}
    ) as page
    join (${memberRows}) on ${communityMembers.communityId} = ${communityId} and ${candidateId} = page.id
    left join lateral (${studyOf(language)}) as study on true
    left join ${formInvitations} on ${formInvitations.formId} = ${invitedTo}::uuid
      and ${formInvitations.candidateId} = ${candidateId} and ${formInvitations.communityId} = ${communityId}
    order by ${latestFirst}`)
  return rows
}

/** A member's current school, or else the last one. */
export const studyOf = (language: Language) => sql`
  select ${candidateEducations.level} as level,
    coalesce(${nameIn(language, universities)}, ${candidateEducations.schoolName}) as university,
    coalesce(${nameIn(language, departments)}, ${candidateEducations.departmentName}) as department
  from ${candidateEducations}
  left join ${universities} on ${universities.id} = ${candidateEducations.universityId}
  left join ${departments} on ${departments.id} = ${candidateEducations.departmentId}
  where ${shows('education')} and ${candidateEducations.candidateId} = ${candidates.id}
  order by ${candidateEducations.isCurrent} desc, ${candidateEducations.startedOn} desc nulls last,
    ${candidateEducations.id} limit 1`

async function countStates(search: Search): Promise<Record<ListedState, number>> {
  const { state } = communityMembers
  const { rows } = await database().execute<{ state: ListedState; count: number }>(sql`
    select ${state} as state, count(*)::int as count from ${memberRows}
    where ${matching(search.communityId, search)} and ${withState({})} group by ${state}`)
  const counts = new Map(rows.map((row) => [row.state, row.count]))
  return Object.fromEntries(listedStates.map((one) => [one, counts.get(one) ?? 0])) as Record<ListedState, number>
}

/** The tags that some member of the community has. */
const tagsIn = (communityId: string) =>
  database()
    .select({ id: tags.id, name: tags.name, colour: tags.colour })
    .from(tags)
    .where(
      sql`${tags.id} in (select ${memberTags.tagId} from ${memberTags} where ${memberTags.communityId} = ${communityId})`,
    )
    .orderBy(sql`${tags.name} collate turkish`)

const moment = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString())

const toRow = (row: Found): MemberRow => ({
  ...row,
  since: new Date(row.since).toISOString(),
  invitedAt: moment(row.invitedAt),
  appliedAt: moment(row.appliedAt),
})
