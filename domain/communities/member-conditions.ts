import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { listedStates, type SharedPart } from '#contract/communities/community-facts.ts'
import type { MemberFilters } from '#contract/communities/member-target.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { communityMembers } from '#database/schema/communities.ts'
import { holdsFolded } from '#domain/data/search.ts'

/** Where members are found by what they show; SQL that all conditions are about. */
export const memberRows = sql`${communityMembers}
  join ${candidates} on ${candidates.id} = ${communityMembers.candidateId}
  join ${accounts} on ${accounts.id} = ${candidates.accountId}`

/** All filters but the state; the text is folded (`tr_fold`). What somebody does not show is not searched. */
export function matching(communityId: string, filters: MemberFilters): SQL {
  const { search, level, universityId, cityId } = filters
  return sql`${and(
    sql`${communityMembers.communityId} = ${communityId}`,
    search === undefined ? undefined : holdsFolded(shownWords, search),
    cityId && and(shows('place'), inArray(candidates.cityId, cityId)),
    (level || universityId) && and(shows('education'), studies({ level, universityId })),
  )}`
}

/** The states that the organization sees, or those of them that are asked for. */
export const withState = ({ state = [...listedStates] }: Pick<MemberFilters, 'state'>): SQL =>
  inArray(communityMembers.state, state)

/** The e-mail address is shown by who is a member or asks to be one. */
export const showsEmail = sql`${communityMembers.state} in ('member', 'requested')`

const shownWords = sql`tr_fold(${accounts.name} || ' ' || ${accounts.surname} ||
  case when ${showsEmail} then ' ' || ${accounts.email} else '' end)`

export const shows = (part: SharedPart): SQL => sql`${part} = any(${communityMembers.shares})`

const studies = ({ level, universityId }: Pick<MemberFilters, 'level' | 'universityId'>): SQL =>
  sql`exists (select from ${candidateEducations} where ${and(
    sql`${candidateEducations.candidateId} = ${candidates.id}`,
    level && inArray(candidateEducations.level, level),
    universityId && inArray(candidateEducations.universityId, universityId),
  )})`
