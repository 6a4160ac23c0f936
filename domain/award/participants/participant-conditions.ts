import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { ParticipantFilters } from '#contract/participants/participant-filters.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { termParticipants, terms } from '#database/schema/participants/terms.ts'
import { applicationTags } from '#database/schema/review/tags.ts'
import { uuids } from '#database/uuids.ts'
import { holdsFolded } from '#domain/ground/reference/search.ts'
import { standings } from './term-standing.ts'

/** The filters of a search; the text is folded (`tr_fold`). */
export interface ParticipantSearch extends ParticipantFilters {
  readonly companyId: string
  /** One form's id, or `any(…)` of several, which is compared in the same way. */
  readonly formId?: string | SQL | undefined
}

export const ofCompany = ({ companyId, formId }: Pick<ParticipantSearch, 'companyId' | 'formId'>) =>
  and(eq(participants.companyId, companyId), formId === undefined ? undefined : eq(participants.formId, formId))

/** All filters but the status: each status is counted, so it is applied separately. */
export const matching = (search: ParticipantSearch): SQL | undefined =>
  and(isRare(search.search) ? besideLetters(search) : ofCompany(search), beyondStanding(search))

/**
 * A long name matches few rows. The trigram index alone finds them in half the time: with the organization as an index
 * condition, the planner would also read the index entries of all its participants. Texts with @ or a dot are parts of
 * addresses, which are common: half of all share a provider.
 */
const isRare = (letters: string | undefined) => letters !== undefined && /^[^@.]{8,}$/.test(letters)

/** The same condition as `ofCompany`, written so that no index is used for it. */
const besideLetters = ({ companyId, formId }: ParticipantSearch) =>
  and(
    sql`${participants.companyId} is not distinct from ${companyId}::uuid`,
    formId === undefined ? undefined : eq(participants.formId, formId),
  )

export const withStatus = ({ status }: ParticipantFilters): SQL | undefined =>
  status && inArray(participants.status, status)

/** The filters that the kept counts cannot answer; undefined if there are none. */
export function beyondStanding(search: ParticipantSearch): SQL | undefined {
  const { search: letters, tagId } = search
  return and(
    letters === undefined ? undefined : holdsFolded(participants.search, letters),
    byTerm(search),
    tagId &&
      sql`${participants.applicationId} in (
        select ${applicationTags.applicationId} from ${applicationTags} where ${applicationTags.tagId} = any(${uuids(tagId)}))`,
    byProfile(search),
  )
}

function byTerm({ termId, term }: ParticipantSearch): SQL | undefined {
  if (termId === undefined && term === undefined) return undefined
  const which = termId === undefined ? isNull(terms.closedAt) : eq(terms.id, termId)
  return sql`exists (
    select from ${termParticipants} join ${terms} on ${terms.id} = ${termParticipants.termId}
    where ${and(sql`${termParticipants.participantId} = ${participants.id}`, which, term && standings[term])})`
}

/** By the submitted profile. */
function byProfile({ level, classId, universityId, departmentId, cityId }: ParticipantFilters): SQL | undefined {
  const wanted = and(
    level && inArray(snapshots.level, level),
    classId && inArray(snapshots.classId, classId),
    universityId && inArray(snapshots.universityId, universityId),
    departmentId && inArray(snapshots.departmentId, departmentId),
    cityId && inArray(snapshots.cityId, cityId),
  )
  return (
    wanted &&
    sql`exists (select from ${snapshots} where ${snapshots.applicationId} = ${participants.applicationId} and ${wanted})`
  )
}
