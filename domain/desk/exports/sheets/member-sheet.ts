import { and, type SQL, sql } from 'drizzle-orm'
import type { MemberFilters } from '#contract/communities/member-target.ts'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { memberTags } from '#database/schema/communities/member-tags.ts'
import { communityMembers } from '#database/schema/communities.ts'
import { cities } from '#database/schema/reference.ts'
import { tags } from '#database/schema/review/tags.ts'
import { uuids } from '#database/uuids.ts'
import { studyOf } from '#domain/communities/list-members.ts'
import { matching, memberRows, shows, showsEmail, withState } from '#domain/communities/member-conditions.ts'
import { nameIn } from '#domain/ground/reference/names.ts'
import { foldedFilters } from '#domain/review/application-search/folded-filters.ts'
import { translate } from '#platform/texts.ts'
import type { ExportRecord } from '../export-record.ts'
import { localMoment } from './local-moment.ts'
import { plain, type Source, source } from './source.ts'

export const communityIn = ({ asked: { filters } }: Pick<ExportRecord, 'asked'>): string | undefined =>
  'communityId' in filters ? (filters.communityId as string) : undefined

/** The ids of the exported members, newest first, as in the list. */
export async function membersOf(db: Database, { asked }: Pick<ExportRecord, 'asked'>): Promise<SQL> {
  const { ids, except = [] } = asked
  const communityId = communityIn({ asked }) ?? ''
  const filters = ids === undefined ? await foldedFilters(db, asked.filters as MemberFilters) : {}
  return sql`select ${communityMembers.candidateId} as id from ${memberRows} where ${and(
    matching(communityId, filters),
    withState(filters),
    ids && sql`${communityMembers.candidateId} = any(${uuids(ids)})`,
    sql`${communityMembers.candidateId} <> all(${uuids(except)})`,
  )} order by ${communityMembers.since} desc, ${communityMembers.candidateId} desc`
}

/** The columns of a list of members: only what each member shows. */
export function memberSources({ language }: Pick<ExportRecord, 'language'>): Source[] {
  const heading = (column: string) => translate(language, 'exports.member', { column })
  const text = (column: string, value: SQL) =>
    plain({ heading: heading(column), kind: 'text' }, value as SQL<string | null>)
  const ifShown = (value: SQL, when: SQL) => sql`case when ${when} then ${value} end`
  return [
    text('name', sql`${accounts.name} || ' ' || ${accounts.surname}`),
    source({ heading: heading('state'), kind: 'text' }, [sql<string>`${communityMembers.state}`], (state) =>
      translate(language, 'exports.memberState', { state }),
    ),
    plain({ heading: heading('since'), kind: 'moment' }, localMoment(sql`${communityMembers.since}`)),
    text('email', ifShown(sql`${accounts.email}`, showsEmail)),
    text('phone', ifShown(sql`${accounts.gsm}`, shows('phone'))),
    text(
      'city',
      ifShown(
        sql`(select ${nameIn(language, cities)} from ${cities} where ${cities.id} = ${candidates.cityId})`,
        shows('place'),
      ),
    ),
    ...(['university', 'department'] as const).map((column) =>
      text(column, sql`(select study.${sql.identifier(column)} from (${studyOf(language)}) as study)`),
    ),
    text(
      'tags',
      sql`(select string_agg(${tags.name}, ', ' order by ${tags.name}) from ${memberTags}
        join ${tags} on ${tags.id} = ${memberTags.tagId} where ${memberTags.communityId} = ${communityMembers.communityId}
        and ${memberTags.candidateId} = ${communityMembers.candidateId})`,
    ),
    text('note', sql`nullif(${communityMembers.note}, '')`),
  ]
}

export const memberStatement = (communityId: string, reads: readonly SQL[]): SQL => sql`
  select ${sql.join([sql`${communityMembers.candidateId}`, ...reads], sql`, `)}
  from unnest(${sql.placeholder('ids')}::uuid[]) with ordinality as asked(id, place)
  join (${memberRows}) on ${communityMembers.candidateId} = asked.id
    and ${communityMembers.communityId} = ${sql.raw(`'${uuidOf(communityId)}'::uuid`)}
  order by asked.place`

/** Inlined into the statement, whose only parameter is the list of ids; so the id's format is checked. */
function uuidOf(text: string) {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text))
    throw new Error('An export of members names no community')
  return text
}
