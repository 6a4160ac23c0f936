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

/** Where members are found by what they show; SQL that all conditions are about. */
export const memberRows = sql`${communityMembers}
  join ${candidates} on ${candidates.id} = ${communityMembers.candidateId}
  join ${accounts} on ${accounts.id} = ${candidates.accountId}`

/** All filters but the state; the text is folded (`tr_fold`). What somebody does not show is not searched. */
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

/** The states that the organization sees, or those of them that are asked for. Whom it invited by address it knows by that alone. */
export const withState = ({ state = [...listedStates] }: Pick<MemberFilters, 'state'>): SQL =>
  sql`${inArray(communityMembers.state, state)} and not (${communityMembers.state} = 'invited' and ${communityMembers.byEmail})`

/** The e-mail address is shown by who is a member or asks to be one. */
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

/** When a member applied to a form, as far as the organization may know of it. */
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
