import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { sensitiveColumns } from '#contract/exports/export-facts.ts'
import type { Export } from '#contract/exports/exports.ts'
import { anHour } from '#contract/fresh.ts'
import { jobs } from '#contract/jobs.ts'
import { problem } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { leaseEnd } from '#database/lease.ts'
import { enqueue } from '#database/queue.ts'
import { accounts } from '#database/schema/accounts.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { requireFresh } from '#domain/accounts/confirmation/require-fresh.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { beginFile } from '#domain/ground/files/beginning-files.ts'
import { newId } from '#platform/ids.ts'
import { mostRows } from '#platform/spreadsheets/stream-workbook.ts'
import { describeExports } from './describe-exports.ts'
import { exportName } from './export-name.ts'
import type { ExportRecord } from './export-record.ts'
import { makeExport } from './making/make-export.ts'
import { placeOf } from './making/take-next.ts'
import { ownExport } from './own-export.ts'

type Begun = Pick<ExportRecord, 'companyId' | 'kind' | 'format' | 'formId' | 'asked' | 'filterWords' | 'total'> & {
  readonly language: ExportRecord['language'] | undefined
  /** Up to this many rows the file is made during the request. */
  readonly mostAtOnce: number
}

/** How many unfinished exports an account may have. */
const mostOpen = 10
/** How many exports this process makes during requests at a time; further ones are left to the worker. */
const mostMade = 2
let made = 0

/** Creates an export's row, and makes its file at once if it is small. */
export async function beginExport(caller: Caller, { mostAtOnce, ...begun }: Begun): Promise<Export> {
  const { companyId, asked, total, kind } = begun
  const { accountId } = signedIn(caller)
  if (total > mostRows) throw problem('exports.tooLarge', { most: mostRows })
  const isSensitive = kind === 'documents' || sensitiveColumns.some((column) => asked.columns.includes(column))
  if (isSensitive && kind !== 'documents') await requireFresh(caller, anHour, undefined)
  const language = begun.language ?? caller.language
  const fileName = await exportName({ ...begun, language })
  const isSmall = total <= mostAtOnce && made < mostMade
  const id = newId()
  await database().transaction(async (tx) => {
    await beginFile(tx, companyId)
    // Serialises exports started by one account, so that simultaneous ones cannot exceed the limit.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
    const open = and(eq(madeExports.accountId, accountId), inArray(madeExports.state, ['waiting', 'making']))
    if ((await tx.$count(madeExports, open)) >= mostOpen) throw problem('exports.tooMany', { most: mostOpen })
    const row = { ...begun, id, accountId, language, isSensitive, fileName }
    await tx.insert(madeExports).values(isSmall ? { ...row, ...inHands(companyId) } : row)
    if (!isSmall) await enqueue(tx, jobs.makeExport, {})
  })
  if (isSmall) await makeNow(await ownExport(caller, { companyId, exportId: id }))
  const [one] = await describeExports(caller, companyId, [await ownExport(caller, { companyId, exportId: id })])
  if (!one) throw new Error('An export that was begun was not described')
  return one
}

/**
 * The columns of an export that this process leases from the start; if the process dies, a worker takes over and
 * notifies.
 */
function inHands(companyId: string) {
  const leaseHolder = newId()
  return {
    state: 'making',
    leaseHolder,
    attempts: 1,
    startedAt: sql`now()`,
    fileKey: placeOf(companyId, leaseHolder),
    leasedUntil: leaseEnd(),
  } as const
}

async function makeNow(row: ExportRecord) {
  made += 1
  try {
    await makeExport(row, false)
  } finally {
    made -= 1
  }
}
