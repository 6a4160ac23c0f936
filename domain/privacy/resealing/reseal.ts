import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { secretMarks } from '#database/schema/secret-marks.ts'
import { sealedColumns } from '#database/secret-marks.ts'
import { keysFor } from '#platform/secrets.ts'
import { openedBy, resealed } from '#platform/tokens.ts'
import { type RenewedMarks, renewAccountMarks, renewAddressMarks, renewCitizenMarks } from './renew-marks.ts'
import { replaceValues } from './replace-values.ts'
import { resealRunFiles } from './reseal-run-files.ts'

export interface ResealReport {
  /** How many values of each column, files and marks were sealed or made anew. */
  readonly renewed: Readonly<Record<string, number>>
  readonly marks: Readonly<Record<'identity numbers' | 'bank accounts' | 'addresses', RenewedMarks>>
  /** Values that are not under the newest secret after all: another process still seals with an older one, or holds a row. */
  readonly left: number
  /** Until when files of exports and copies of data lie there that an earlier secret sealed; null if there are none. */
  readonly exportsUntil: Date | null
  /** Accounts with recovery codes, which are hashes and cannot be made anew. */
  readonly accountsWithRecoveryCodes: number
  /** Refusals of e-mails that an earlier secret marked: of the address nothing else is kept, so they end with it. */
  readonly refusals: number
  /** Whether earlier secrets may be forgotten: their marks are gone, and a start no longer asks for them. */
  readonly isDone: boolean
}

interface Options {
  readonly tell: (what: string, count: number) => void
  /** False: files of exports that an earlier secret sealed end with it. */
  readonly waitsForExports?: boolean
}

/**
 * Seals everything in the database and its files for banks under the newest secret. It may run beside the product, be
 * broken off and run again: what is sealed already is only looked at.
 */
export async function reseal(db: Database, { tell, waitsForExports = true }: Options): Promise<ResealReport> {
  const renewed: Record<string, number> = {}
  const note = (what: string, count: number) => {
    renewed[what] = count
    tell(what, count)
  }
  for (const { table, column, purpose } of sealedColumns) {
    note(`${table}.${column}`, await replaceValues(db, { table, column }, ({ old }) => resealed(old, purpose)))
  }
  note('files for banks', await resealRunFiles(db))
  const marks = {
    'identity numbers': await renewCitizenMarks(db),
    'bank accounts': await renewAccountMarks(db),
    addresses: await renewAddressMarks(db),
  }
  for (const [of, { renewed: count }] of Object.entries(marks)) note(`marks of ${of}`, count)
  const left = await countLeft(db)
  const exportsUntil = await lastExport(db)
  const refusals = await countRefusals(db)
  const isDone = left === 0 && (exportsUntil === null || !waitsForExports)
  if (isDone) await forgetMarks(db)
  return { renewed, marks, left, exportsUntil, accountsWithRecoveryCodes: await countWithCodes(db), refusals, isDone }
}

/** Looks at every value once more and changes nothing. */
async function countLeft(db: Database): Promise<number> {
  let left = 0
  for (const { table, column, purpose } of sealedColumns) {
    await replaceValues(db, { table, column }, ({ old }) => {
      if (openedBy(keysFor(purpose)[0], old) === undefined) left++
      return undefined
    })
  }
  return left
}

/** Files that were sealed before the newest secret was first used, and whose days are not over. */
async function lastExport(db: Database): Promise<Date | null> {
  const { rows } = await db.execute<{ until: string | null }>(sql`
    with newest as (select max(made_at) as since, count(*) as secrets from secret_marks)
    select max(expires_at)::text as until from newest, (
      select created_at, expires_at from exports where state = 'ready'
      union all select created_at, expires_at from data_copies where state = 'ready'
    ) as made where secrets > 1 and created_at <= since and expires_at > now()`)
  const until = rows[0]?.until
  return until ? new Date(until) : null
}

async function countWithCodes(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct account_id)::int as count from recovery_codes where used_at is null`)
  return rows[0]?.count ?? 0
}

async function countRefusals(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with newest as (select max(made_at) as since, count(*) as secrets from secret_marks)
    select count(*)::int as count from newest, outreach_refusals where secrets > 1 and refused_at <= since`)
  return rows[0]?.count ?? 0
}

/** Marks of secrets under which nothing is sealed any more. */
async function forgetMarks(db: Database) {
  const [newest] = keysFor('secret marks')
  const marks = await db.select().from(secretMarks)
  const older = marks.map(({ sealed }) => sealed).filter((sealed) => openedBy(newest, sealed) === undefined)
  if (older.length > 0) await db.delete(secretMarks).where(inArray(secretMarks.sealed, older))
}
