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
  /** How many values of each column, files and marks were renewed. */
  readonly renewed: Readonly<Record<string, number>>
  readonly marks: Readonly<Record<'identity numbers' | 'bank accounts' | 'addresses', RenewedMarks>>
  /** Values not under the newest secret: another process still uses an older one, or a row was locked. */
  readonly left: number
  /** Until when exports and data copies under an earlier secret exist; null if there are none. */
  readonly exportsUntil: Date | null
  /** Accounts with recovery codes, which are hashes and cannot be recomputed. */
  readonly accountsWithRecoveryCodes: number
  /** Refusals of e-mails marked with an earlier secret: the address is not stored, so they become void with it. */
  readonly refusals: number
  /** Whether earlier secrets can be removed: their marks are deleted, so a start no longer requires them. */
  readonly isDone: boolean
}

interface Options {
  readonly tell: (what: string, count: number) => void
  /** False: exports encrypted with an earlier secret are given up. */
  readonly waitsForExports?: boolean
}

/**
 * Re-encrypts all encrypted data in the database and the bank files with the newest secret. It may run beside the
 * product, be interrupted and run again: finished values are only read.
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

/** Reads every value once more without changing it. */
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

/** Files encrypted before the newest secret was first used that have not expired. */
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

/** Deletes the marks of secrets that encrypt nothing any more. */
async function forgetMarks(db: Database) {
  const [newest] = keysFor('secret marks')
  const marks = await db.select().from(secretMarks)
  const older = marks.map(({ sealed }) => sealed).filter((sealed) => openedBy(newest, sealed) === undefined)
  if (older.length > 0) await db.delete(secretMarks).where(inArray(secretMarks.sealed, older))
}
