import { and, sql } from 'drizzle-orm'
import { participantColumns, sensitiveColumns } from '#contract/exports/export-facts.ts'
import type { ParticipantFilters } from '#contract/participants/participant-filters.ts'
import type { Database } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { termParticipants, terms } from '#database/schema/participants/terms.ts'
import { uuids } from '#database/uuids.ts'
import { foldedFilters } from '#domain/application-search/folded-filters.ts'
import { orderOf } from '#domain/participants/list-participants.ts'
import { matching, ofCompany, withStatus } from '#domain/participants/participant-conditions.ts'
import { accepted, asked as askedFor, isExcused, toReview } from '#domain/participants/term-standing.ts'
import { deskText } from '#platform/desk-texts.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import type { ExportRecord } from '../export-record.ts'
import { deskSources } from './desk-sources.ts'
import { localMoment } from './local-moment.ts'
import { profileSources } from './profile-sources.ts'
import { sensitiveSources } from './sensitive-sources.ts'
import type { Source } from './source.ts'

type Exported = Pick<ExportRecord, 'companyId' | 'formId' | 'asked'>

/** Of which participants an export is: their ids in the order of the list. */
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
    ...sensitiveSources(language),
    tags,
    noteTexts,
  }
  const chosen = columns.length > 0 ? columns : usual
  return [...new Set(['name', ...chosen])].flatMap((column) => named[column] ?? [])
}

function standingSources(language: Language) {
  const text = (heading: string, ...reads: Source['reads']): Source => ({
    column: { heading, kind: 'text' },
    reads,
    cell: (value) => value,
  })
  return {
    form: text(deskText(language, 'participants.form'), sql`${forms.title}`),
    status: {
      ...text(deskText(language, 'column.status'), sql`${participants.status}`),
      cell: (status) => deskText(language, 'participants.status', { status }),
    },
    since: {
      ...text('', sql`${participants.statusSince}`),
      column: { heading: translate(language, 'exports.column', { column: 'since' }), kind: 'day' },
    },
    reason: text(translate(language, 'exports.column', { column: 'reason' }), sql`${participants.statusReason}`),
    added: {
      ...text('', localMoment(sql`${participants.createdAt}`)),
      column: { heading: translate(language, 'exports.column', { column: 'added' }), kind: 'moment' },
    },
    term: {
      ...text(deskText(language, 'participants.termState'), openTerm),
      cell: (term: OpenTerm | null) => {
        if (term === null) return null
        const { name, isExcused: isLetOff, ...progress } = term
        const standing = isLetOff
          ? deskText(language, 'term.standing', { standing: 'excused' })
          : deskText(language, 'term.progress', progress)
        return `${name}: ${standing}`
      },
    },
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
const openTerm = sql`(
  select json_build_object('name', ${terms.name}, 'accepted', ${accepted}, 'asked', ${askedFor},
    'toReview', ${toReview}, 'isExcused', ${isExcused})
  from ${termParticipants} join ${terms} on ${terms.id} = ${termParticipants.termId}
  where ${termParticipants.participantId} = ${participants.id} and ${terms.closedAt} is null
  order by ${terms.endsOn}, ${terms.id} limit 1)`
