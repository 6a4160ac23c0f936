import { sql } from 'drizzle-orm'
import type { Snapshot } from '#database/in-snapshot.ts'
import { deskText } from '#platform/desk-texts.ts'
import { streamCsv } from '#platform/spreadsheets/stream-csv.ts'
import { streamWorkbook } from '#platform/spreadsheets/stream-workbook.ts'
import { translate } from '#platform/texts.ts'
import type { ExportRecord } from '../export-record.ts'
import { applicationSources, applicationsOf } from '../sheets/application-sheet.ts'
import { participantSources, participantsOf } from '../sheets/participant-sheet.ts'
import { rowsOf } from '../sheets/rows-of.ts'
import { aboutLines } from './about-lines.ts'
import type { Carrying } from './carrying.ts'

/** A list as Excel or CSV, while its rows are read. */
export async function listContent(
  snapshot: Snapshot,
  made: ExportRecord,
  carried: Carrying,
): Promise<AsyncIterable<Uint8Array>> {
  const { db } = snapshot
  const { language, kind } = made
  const of = kind === 'participants' ? 'participants' : 'applications'
  const found = of === 'participants' ? await participantsOf(db, made) : await applicationsOf(db, made)
  const sources = of === 'participants' ? participantSources(made) : await applicationSources(db, made)
  const counted = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${found}) as found`)
  carried.expect(counted.rows[0]?.count ?? 0)

  async function* rows() {
    for await (const piece of rowsOf(snapshot, { found, of, sources, turn: carried.turn })) {
      carried.wrote(piece.ids)
      yield piece.rows
    }
  }
  const columns = sources.map(({ column }) => column)
  if (made.format === 'csv') return streamCsv({ columns, rows: rows(), language })
  const lines = await aboutLines(made)
  return streamWorkbook({
    sheet: {
      name: deskText(language, of === 'participants' ? 'participants.title' : 'list.title'),
      columns,
      rows: rows(),
    },
    about: { name: translate(language, 'exports.about'), lines },
  })
}
