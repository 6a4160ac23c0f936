import { sql } from 'drizzle-orm'
import type { Snapshot } from '#database/in-snapshot.ts'
import { deskText } from '#platform/desk-texts.ts'
import { streamCsv } from '#platform/spreadsheets/stream-csv.ts'
import { streamWorkbook } from '#platform/spreadsheets/stream-workbook.ts'
import { translate } from '#platform/texts.ts'
import type { ExportProgress } from '../export-progress.ts'
import type { ExportRecord } from '../export-record.ts'
import { exportedPeople } from '../exported-people.ts'
import { applicationSources, applicationsOf } from '../sheets/application-sheet.ts'
import { communityIn, memberSources, membersOf } from '../sheets/member-sheet.ts'
import { participantSources, participantsOf } from '../sheets/participant-sheet.ts'
import { rowsOf } from '../sheets/rows-of.ts'
import { aboutLines } from './about-lines.ts'

/** The rows of a list, in which order, and their columns. */
async function listOf(db: Snapshot['db'], made: ExportRecord) {
  if (made.kind === 'members')
    return { of: 'members', found: await membersOf(db, made), sources: memberSources(made) } as const
  if (made.kind === 'participants')
    return { of: 'participants', found: await participantsOf(db, made), sources: participantSources(made) } as const
  return {
    of: 'applications',
    found: await applicationsOf(db, made),
    sources: await applicationSources(db, made),
  } as const
}

async function nameOf(made: ExportRecord) {
  const { kind, language } = made
  if (kind === 'applications') return deskText(language, 'list.title')
  return translate(language, 'exports.kind', { kind: await exportedPeople(made) })
}

/** A list as Excel or CSV, streamed while its rows are read. */
export async function listContent(
  snapshot: Snapshot,
  made: ExportRecord,
  progress: ExportProgress,
): Promise<AsyncIterable<Uint8Array>> {
  const { db } = snapshot
  const { language } = made
  const { of, found, sources } = await listOf(db, made)
  const counted = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${found}) as found`)
  progress.expect(counted.rows[0]?.count ?? 0)

  async function* rows() {
    for await (const piece of rowsOf(snapshot, {
      found,
      of,
      sources,
      communityId: communityIn(made),
      pause: progress.pause,
    })) {
      progress.wrote(piece.ids)
      yield piece.rows
    }
  }
  const columns = sources.map(({ column }) => column)
  if (made.format === 'csv') return streamCsv({ columns, rows: rows(), language })
  const lines = await aboutLines(made)
  return streamWorkbook({
    sheet: {
      name: await nameOf(made),
      columns,
      rows: rows(),
    },
    about: { name: translate(language, 'exports.about'), lines },
  })
}
