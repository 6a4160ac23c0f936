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
  /** One form; or `any(…)` of several, which is compared in the same way. */
  readonly formId?: string | SQL | undefined
}

export const ofCompany = ({ companyId, formId }: Pick<ParticipantSearch, 'companyId' | 'formId'>) =>
  and(eq(participants.companyId, companyId), formId === undefined ? undefined : eq(participants.formId, formId))

/** All filters but the status: each status is counted, so it is applied separately. */
export const matching = (search: ParticipantSearch): SQL | undefined =>
  and(isRare(search.search) ? besideLetters(search) : ofCompany(search), beyondStanding(search))

/**
 * A long name is rare by itself: who has all its letters is found in half the time where the index of letters is not asked
 * for the organization too, because it would read the list of all its participants beside those of the letters. A part of
 * an address is no name: half of all have the same provider.
 */
const isRare = (letters: string | undefined) => letters !== undefined && /^[^@.]{8,}$/.test(letters)

/** The same as `ofCompany`, in words for which no index is read. */
const besideLetters = ({ companyId, formId }: ParticipantSearch) =>
  and(
    sql`${participants.companyId} is not distinct from ${companyId}::uuid`,
    formId === undefined ? undefined : eq(participants.formId, formId),
  )

export const withStatus = ({ status }: ParticipantFilters): SQL | undefined =>
  status && inArray(participants.status, status)

/** What the kept counts do not know; undefined where nothing of it is sought. */
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

/** By the profile as it was handed in. */
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
