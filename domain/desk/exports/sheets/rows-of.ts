import { type SQL, sql } from 'drizzle-orm'
import type { Snapshot } from '#database/in-snapshot.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { participants } from '#database/schema/participants/participants.ts'
import * as reference from '#database/schema/reference.ts'
import type { SheetCell } from '#platform/spreadsheets/sheet-columns.ts'
import { memberStatement } from './member-sheet.ts'
import type { Source } from './source.ts'

/** How many rows are read at a time. */
const atOnce = 250
/** How many rows are written before yielding: a millisecond or two. */
const rowsPerPiece = 25

export interface Piece {
  /** Ids of applications; in a list of members, of candidates. */
  readonly ids: readonly string[]
  readonly rows: readonly (readonly SheetCell[])[]
}

interface Listed {
  /** A query of ids, in the order of the list. */
  readonly found: SQL
  readonly of: 'applications' | 'participants' | 'members'
  /** The community, for a list of members. */
  readonly communityId?: string | undefined
  readonly sources: readonly Source[]
  /** Awaited before each piece, to yield. */
  readonly pause: () => Promise<void>
}

/**
 * Streams the rows of a list in the order of `found`, a query of ids. The database reads the next piece while the
 * current one is written.
 */
export async function* rowsOf(
  snapshot: Snapshot,
  { found, of, communityId, sources, pause }: Listed,
): AsyncGenerator<Piece> {
  const reads = [...new Set(sources.flatMap(({ reads }) => reads))]
  const placed = sources.map((source) => ({ ...source, places: source.reads.map((one) => reads.indexOf(one) + 1) }))
  const read = snapshot.prepare(
    'exported rows',
    of === 'members' ? memberStatement(communityId ?? '', reads) : statementOf(of, reads),
  )
  let next: Promise<unknown[][]> | undefined
  for await (const some of following(snapshot.some<{ id: string }>(found, atOnce))) {
    const now = next
    next = read({ ids: some?.map(({ id }) => id) ?? [] })
    // The rejection is handled where it is awaited; without this it would count as unhandled before.
    next.catch(() => {})
    if (now) yield* piecesOf(await now, placed, pause)
  }
}

/** Adds an undefined at the end, so that the last piece read ahead is yielded too. */
async function* following<T>(pieces: AsyncIterable<T>): AsyncGenerator<T | undefined> {
  yield* pieces
  yield undefined
}

type Placed = Source & { readonly places: readonly number[] }

async function* piecesOf(rows: unknown[][], sources: readonly Placed[], pause: Listed['pause']): AsyncGenerator<Piece> {
  for (const { ahead, places } of sources)
    await ahead?.(rows.map((row) => [row[places[0] ?? -1], row[places[1] ?? -1]] as const))
  for (let at = 0; at < rows.length; at += rowsPerPiece) {
    await pause()
    yield pieceOf(rows.slice(at, at + rowsPerPiece), sources)
  }
}

const pieceOf = (rows: unknown[][], sources: readonly Placed[]): Piece => ({
  ids: rows.map(([id]) => String(id)),
  rows: rows.map((row) => sources.map(({ cell, places: [first = -1, second = -1] }) => cell(row[first], row[second]))),
})

/** Joins everything that a source may read, by key: PostgreSQL removes left joins that are not used. */
const statementOf = (of: 'applications' | 'participants', reads: readonly SQL[]): SQL => sql`
  select ${sql.join([sql`${applications.id}`, ...reads], sql`, `)}
  from unnest(${sql.placeholder('ids')}::uuid[]) with ordinality as asked(id, place)
  ${
    of === 'participants'
      ? sql`join ${participants} on ${participants.id} = asked.id
        join ${applications} on ${applications.id} = ${participants.applicationId}`
      : sql`join ${applications} on ${applications.id} = asked.id`
  }
  join ${snapshots} on ${snapshots.applicationId} = ${applications.id}
  join ${forms} on ${forms.id} = ${applications.formId}
  left join ${reference.universities} on ${reference.universities.id} = ${snapshots.universityId}
  left join ${reference.faculties} on ${reference.faculties.id} = ${snapshots.facultyId}
  left join ${reference.departments} on ${reference.departments.id} = ${snapshots.departmentId}
  left join ${reference.educationClasses} on ${reference.educationClasses.id} = ${snapshots.classId}
  left join ${reference.educationLevels} on ${reference.educationLevels.code} = ${snapshots.level}
  left join ${reference.cities} on ${reference.cities.id} = ${snapshots.cityId}
  left join ${reference.countries} on ${reference.countries.id} = ${snapshots.nationalityId}
  order by asked.place`
