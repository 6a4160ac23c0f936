import { asc, sql } from 'drizzle-orm'
import { keysFor } from '#platform/secrets.ts'
import { openedBy, sealedBy } from '#platform/tokens.ts'
import type { Database, Transaction } from './connection.ts'
import { secretMarks } from './schema/secret-marks.ts'

// Any fixed number. Of processes that start together one writes the mark, and the others find it.
const lock = 7_204_523

/**
 * Refuses a secret that cannot decrypt this database's data. With a wrong one everything would seem to work, and data
 * encrypted from then on would be unreadable with the right one. A new secret adds its mark beside the earlier ones.
 */
export async function requireSecret(db: Database, name: string) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    const marks = await tx.select().from(secretMarks).orderBy(asc(secretMarks.madeAt))
    const marked = await requireMarks(marks, name)
    // A database older than the marks: its encrypted values must open. The first secret encrypts from now on.
    const used = marks.length > 0 ? marked : await requireSamples(tx, name)
    const missing = [...new Set([0, ...used])].filter((place) => !marked.includes(place))
    const keys = keysFor('secret marks')
    for (const place of missing) {
      await tx.insert(secretMarks).values({ sealed: sealedBy(keys[place] ?? keys[0], 'Köprü') })
    }
  })
}

/** Which of the process's secrets made the marks. Also checked for an archive before it is restored. */
export async function requireMarks(marks: readonly { sealed: string; madeAt: Date }[], name: string) {
  const opened = marks.map(({ sealed }) => placeOfSecret(sealed, 'secret marks'))
  const closed = marks.filter((_, at) => opened[at] === undefined)
  if (closed.length === marks.length && marks.length > 0) throw new Error(wrongSecret(name))
  if (closed[0]) {
    throw new Error(
      `A secret is missing that sealed data of this database since ${closed[0].madeAt.toISOString().slice(0, 10)}. Name it in EARLIER_SECRET_KEYS: without it those data do not open.`,
    )
  }
  return opened.flatMap((place) => place ?? [])
}

const wrongSecret = (name: string) =>
  `${name} is not the secret of this database: what is sealed in it does not open. Start with the one it had (in backups it is kept apart), or, if this is meant to be a new one, name the one before in EARLIER_SECRET_KEYS.`

/** Columns with encrypted values: those of the oldest and newest row show whether the secrets are right. */
export const sealedColumns = [
  { table: 'candidates', column: 'citizen_sealed', order: 'id', purpose: 'personal data' },
  { table: 'candidates', column: 'bank_sealed', order: 'id', purpose: 'personal data' },
  { table: 'candidates', column: 'requirements_sealed', order: 'id', purpose: 'personal data' },
  { table: 'application_snapshots', column: 'sensitive_sealed', order: 'application_id', purpose: 'personal data' },
  { table: 'bank_infos', column: 'sealed', order: 'id', purpose: 'personal data' },
  { table: 'request_keys', column: 'answer_sealed', order: 'at', purpose: 'kept answers' },
  { table: 'authenticators', column: 'secret', order: 'created_at', purpose: 'authenticators' },
] as const

async function requireSamples(tx: Transaction, name: string) {
  const places: number[] = []
  for (const { table, column, order, purpose } of sealedColumns) {
    const [from, what, by] = [sql.identifier(table), sql.identifier(column), sql.identifier(order)]
    const { rows } = await tx.execute<{ sealed: string }>(sql`
      (select ${what} as sealed from ${from} where ${what} is not null order by ${by} limit 1) union all
      (select ${what} from ${from} where ${what} is not null order by ${by} desc limit 1)`)
    for (const { sealed } of rows) {
      const place = placeOfSecret(sealed, purpose)
      if (place === undefined) throw new Error(wrongSecret(name))
      places.push(place)
    }
  }
  return places
}

/** Which of the process's secrets encrypted a value: 0 is the current one. */
function placeOfSecret(sealed: string, purpose: Parameters<typeof keysFor>[0]) {
  for (const [place, key] of keysFor(purpose).entries()) {
    if (openedBy(key, sealed) !== undefined) return place
  }
  return undefined
}
