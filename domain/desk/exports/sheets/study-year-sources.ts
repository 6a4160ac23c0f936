import { type SQLWrapper, sql } from 'drizzle-orm'
import { participants } from '#database/schema/participants/participants.ts'
import { studyYears } from '#database/schema/participants/study-years.ts'
import { deskText } from '#platform/desk-texts.ts'
import { academicYear } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { plain, type Source, source } from './source.ts'

/** How a participant did in the newest recorded academic year. */
export function studyYearSources(language: Language) {
  const headed = (column: 'class' | 'gpa' | 'gpaScale', kind: 'text' | 'number') =>
    ({ heading: translate(language, 'exports.studyYear', { column }), kind }) as const
  return {
    studyYear: source(
      { heading: deskText(language, 'study.year'), kind: 'text' },
      [newest<number>(studyYears.year)],
      (year) => (year === null ? null : academicYear(year)),
    ),
    studyClass: plain(headed('class', 'text'), newest<string>(studyYears.className)),
    studyGpa: plain(headed('gpa', 'number'), newest<number>(sql`${studyYears.gpa}::float8`)),
    studyGpaScale: plain(headed('gpaScale', 'number'), newest<number>(studyYears.gpaScale)),
  } as const satisfies Record<string, Source>
}

const newest = <Value>(read: SQLWrapper) =>
  sql<Value | null>`(
    select ${read} from ${studyYears} where ${studyYears.participantId} = ${participants.id}
    order by ${studyYears.year} desc limit 1)`
