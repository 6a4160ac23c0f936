import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { listedStates, type SharedPart } from '#contract/communities/community-facts.ts'
import type { MemberFilters } from '#contract/communities/member-target.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applications } from '#database/schema/applications.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { formInvitations } from '#database/schema/communities/form-invitations.ts'
import { memberTags } from '#database/schema/communities/member-tags.ts'
import { communityMembers } from '#database/schema/communities.ts'
import { uuids } from '#database/uuids.ts'
import { holdsFolded } from '#domain/ground/reference/search.ts'

/** The tables of members and what they show, to which all conditions refer. */
export const memberRows = sql`${communityMembers}
  join ${candidates} on ${candidates.id} = ${communityMembers.candidateId}
  join ${accounts} on ${accounts.id} = ${candidates.accountId}`

/** All filters but the state; the text is folded (`tr_fold`). What a member does not show is not searched. */
export function matching(communityId: string, filters: MemberFilters): SQL {
  const { search, level, universityId, cityId, tagId, invitedTo, hasApplied } = filters
  return sql`${and(
    sql`${communityMembers.communityId} = ${communityId}`,
    search === undefined ? undefined : holdsFolded(shownWords, search),
    cityId && and(shows('place'), inArray(candidates.cityId, cityId)),
    tagId && carriesOneOf(tagId),
    invitedTo === undefined ? undefined : isInvitedTo(communityId, invitedTo),
    invitedTo === undefined || hasApplied === undefined
      ? undefined
      : sql`${appliedTo(sql`${invitedTo}::uuid`)} is ${sql.raw(hasApplied ? 'not null' : 'null')}`,
    (level || universityId) && and(shows('education'), studies({ level, universityId })),
  )}`
}

/**
 * The states that the organization sees, or the requested ones of them. Candidates invited by address are hidden,
 * because the organization knows only the address.
 */
export const withState = ({ state = [...listedStates] }: Pick<MemberFilters, 'state'>): SQL =>
  sql`${inArray(communityMembers.state, state)} and not (${communityMembers.state} = 'invited' and ${communityMembers.byEmail})`

/** Members and those who ask to join show their e-mail address. */
export const showsEmail = sql`${communityMembers.state} in ('member', 'requested')`

const shownWords = sql`tr_fold(${accounts.name} || ' ' || ${accounts.surname} ||
  case when ${showsEmail} then ' ' || ${accounts.email} else '' end)`

const carriesOneOf = (tagIds: readonly string[]): SQL =>
  sql`exists (select from ${memberTags} where ${memberTags.communityId} = ${communityMembers.communityId}
    and ${memberTags.candidateId} = ${communityMembers.candidateId} and ${memberTags.tagId} = any(${uuids(tagIds)}))`

const isInvitedTo = (communityId: string, formId: string): SQL =>
  sql`exists (select from ${formInvitations} where ${formInvitations.formId} = ${formId}
    and ${formInvitations.candidateId} = ${communityMembers.candidateId}
    and ${formInvitations.communityId} = ${communityId})`

/** When a member applied to a form, as far as the organization may know: not sealed, not withdrawn. */
export const appliedTo = (formId: SQL, candidateId: SQL = sql`${communityMembers.candidateId}`): SQL =>
  sql`(select ${applications.submittedAt} from ${applications} where ${applications.formId} = ${formId}
    and ${applications.candidateId} = ${candidateId} and ${applications.submittedAt} is not null
    and not ${applications.sealed} and ${applications.status} <> 'Withdrawn' limit 1)`

export const shows = (part: SharedPart): SQL => sql`${part} = any(${communityMembers.shares})`

const studies = ({ level, universityId }: Pick<MemberFilters, 'level' | 'universityId'>): SQL =>
  sql`exists (select from ${candidateEducations} where ${and(
    sql`${candidateEducations.candidateId} = ${candidates.id}`,
    level && inArray(candidateEducations.level, level),
    universityId && inArray(candidateEducations.universityId, universityId),
  )})`
