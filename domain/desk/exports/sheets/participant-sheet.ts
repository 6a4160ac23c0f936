import { and, sql } from 'drizzle-orm'
import { participantColumns, sensitiveColumns } from '#contract/exports/export-facts.ts'
import type { ParticipantFilters } from '#contract/participants/participant-filters.ts'
import type { Database } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { termParticipants, terms } from '#database/schema/participants/terms.ts'
import { uuids } from '#database/uuids.ts'
import { orderOf } from '#domain/award/participants/list-participants.ts'
import { matching, ofCompany, withStatus } from '#domain/award/participants/participant-conditions.ts'
import { accepted, asked as askedFor, isExcused, toReview } from '#domain/award/participants/term-standing.ts'
import { foldedFilters } from '#domain/review/application-search/folded-filters.ts'
import { deskText } from '#platform/desk-texts.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import type { ExportRecord } from '../export-record.ts'
import { deskSources } from './desk-sources.ts'
import { localMoment } from './local-moment.ts'
import { profileSources } from './profile-sources.ts'
import { sensitiveSources } from './sensitive-sources.ts'
import { plain, type Source, source } from './source.ts'
import { studyYearSources } from './study-year-sources.ts'

type Exported = Pick<ExportRecord, 'companyId' | 'formId' | 'asked'>

/** The ids of the exported participants, in the order of the list. */
export async function participantsOf(db: Database, { companyId, formId, asked }: Exported) {
  const { ids, except = [], direction } = asked
  const filters = ids === undefined ? (asked.filters as ParticipantFilters) : {}
  const search = await foldedFilters(db, { ...filters, companyId, formId: formId ?? undefined })
  const isWanted =
    ids === undefined
      ? and(matching(search), withStatus(search))
      : and(ofCompany(search), sql`${participants.id} = any(${uuids(ids)})`)
  const isLeft = except.length === 0 ? undefined : sql`${participants.id} <> all(${uuids(except)})`
  return db
    .select({ id: participants.id })
    .from(participants)
    .where(and(isWanted, isLeft))
    .orderBy(...orderOf({ sort: asked.sort === 'name' ? 'name' : 'added', direction }))
    .getSQL()
}

const usual = participantColumns.filter((column) => ![...sensitiveColumns, 'noteTexts'].includes(column))

/** The columns of a list of participants, the name first. */
export function participantSources({ asked: { columns }, language }: Pick<ExportRecord, 'asked' | 'language'>) {
  const { tags, noteTexts } = deskSources(language, [])
  const named: Readonly<Record<string, Source>> = {
    ...profileSources(language),
    ...standingSources(language),
    ...studyYearSources(language),
    ...sensitiveSources(language),
    tags,
    noteTexts,
  }
  const chosen = columns.length > 0 ? columns : usual
  return [...new Set(['name', ...chosen])].flatMap((column) => named[column] ?? [])
}

function standingSources(language: Language) {
  const ours = (column: string) => translate(language, 'exports.column', { column })
  return {
    form: plain({ heading: deskText(language, 'participants.form'), kind: 'text' }, sql<string>`${forms.title}`),
    status: source(
      { heading: deskText(language, 'column.status'), kind: 'text' },
      [sql<string>`${participants.status}`],
      (status) => deskText(language, 'participants.status', { status }),
    ),
    since: plain({ heading: ours('since'), kind: 'day' }, sql<string>`${participants.statusSince}`),
    reason: plain({ heading: ours('reason'), kind: 'text' }, sql<string | null>`${participants.statusReason}`),
    added: plain({ heading: ours('added'), kind: 'moment' }, localMoment(sql`${participants.createdAt}`)),
    termName: plain({ heading: ours('term'), kind: 'text' }, newestTerm),
    term: source({ heading: deskText(language, 'participants.termState'), kind: 'text' }, [openTerm], (term) => {
      if (term === null) return null
      const { name, isExcused: isLetOff, ...progress } = term
      const standing = isLetOff
        ? deskText(language, 'term.standing', { standing: 'excused' })
        : deskText(language, 'term.progress', progress)
      return `${name}: ${standing}`
    }),
  } as const satisfies Record<string, Source>
}

interface OpenTerm {
  readonly name: string
  readonly accepted: number
  readonly asked: number
  readonly toReview: number
  readonly isExcused: boolean
}

/** The open term that ends first, as in the list. */
const openTerm = sql<OpenTerm | null>`(
  select json_build_object('name', ${terms.name}, 'accepted', ${accepted}, 'asked', ${askedFor},
    'toReview', ${toReview}, 'isExcused', ${isExcused})
  from ${termParticipants} join ${terms} on ${terms.id} = ${termParticipants.termId}
  where ${termParticipants.participantId} = ${participants.id} and ${terms.closedAt} is null
  order by ${terms.endsOn}, ${terms.id} limit 1)`

/** The same term; where none is open, the one that ended last. */
const newestTerm = sql<string | null>`(
  select ${terms.name} from ${termParticipants} join ${terms} on ${terms.id} = ${termParticipants.termId}
  where ${termParticipants.participantId} = ${participants.id}
  order by ${terms.closedAt} is not null, case when ${terms.closedAt} is null then ${terms.endsOn} end,
    ${terms.endsOn} desc, ${terms.id} limit 1)`
