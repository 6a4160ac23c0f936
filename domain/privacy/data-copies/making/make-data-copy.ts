import { eq, sql } from 'drizzle-orm'
import { copyDays } from '#contract/candidates/data-copy-facts.ts'
import type { JobInput, jobs } from '#contract/jobs.ts'
import { database, type Transaction } from '#database/connection.ts'
import { inSnapshot } from '#database/in-snapshot.ts'
import { candidates } from '#database/schema/candidates.ts'
import { dataCopies } from '#database/schema/exports/data-copies.ts'
import { giveLeaseBack, holdsLease, LeaseLost, unleased } from '#domain/ground/files/making-lease.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { notifyEach } from '#domain/ground/notifications/notify-each.ts'
import { sealBytes, sealPieces } from '#platform/sealed-stream.ts'
import { yieldToRequests } from '#platform/yield-to-requests.ts'
import { copyZip } from '../writing/copy-zip.ts'
import { copyProgress } from './copy-progress.ts'
import { type CopyRecord, takeCopy } from './take-copy.ts'

/** So many failures or deaths of a process, then the copy has failed. */
const mostAttempts = 5

/** Makes a requested copy from one snapshot of the database into one file, unless another process does. */
export async function makeDataCopy({ copyId }: JobInput<typeof jobs.makeDataCopy>) {
  const copy = await takeCopy(copyId)
  if (copy) await makeTaken(copy)
}

/** Makes a copy whose lease this process holds. A failure schedules a retry and deletes the partial file. */
export async function makeTaken(copy: CopyRecord) {
  const { fileKey, candidateId, language } = copy
  if (fileKey === null) throw new Error('A copy was taken without a place for its file')
  if (copy.attempts > mostAttempts) return endCopy(copy, { state: 'failed' }, 'dataCopyFailed')
  const progress = copyProgress(copy)
  try {
    const whose = { candidateId, accountId: await accountOf(candidateId) }
    const size = await inSnapshot(async (snapshot) => {
      const content = await copyZip({ snapshot, whose, language }, progress)
      const stored = await fileStore().put('private', fileKey, sealPieces(inTurns(content), 'exported files'))
      return stored.size - sealBytes
    })
    const days = sql`now() + make_interval(days => ${copyDays})`
    const total = progress.total()
    await endCopy(copy, { state: 'ready', size, done: total, total, expiresAt: days }, 'dataCopyReady')
  } catch (error) {
    // A file that cannot be deleted now is swept later.
    await fileStore()
      .remove('private', fileKey)
      .catch(() => {})
    if (error instanceof LeaseLost) return
    await giveLeaseBack(dataCopies, copy)
    throw error
  } finally {
    progress.stop()
  }
}

async function accountOf(candidateId: string): Promise<string> {
  const [owner] = await database()
    .select({ accountId: candidates.accountId })
    .from(candidates)
    .where(eq(candidates.id, candidateId))
  if (!owner?.accountId) throw new LeaseLost()
  return owner.accountId
}

/** Yields to requests between the pieces of the file. */
async function* inTurns(content: AsyncIterable<Uint8Array>) {
  for await (const piece of content) {
    await yieldToRequests()
    yield piece
  }
}

/** Ends the copy and notifies the candidate in one transaction: after a crash a second run finds it ended. */
async function endCopy(copy: CopyRecord, ended: Ended, event: 'dataCopyReady' | 'dataCopyFailed') {
  await database().transaction(async (tx) => {
    const [row] = await tx
      .update(dataCopies)
      .set({ ...ended, ...unleased, endedAt: sql`now()` })
      .where(holdsLease(dataCopies, copy))
      .returning({ id: dataCopies.id })
    if (!row) throw new LeaseLost()
    await tell(tx, copy, event)
  })
}

type Ended = Parameters<ReturnType<Transaction['update']>['set']>[0]

/** By e-mail regardless of preferences: the candidate requested it, and it is available for three days only. */
const tell = async (tx: Transaction, { candidateId }: CopyRecord, event: 'dataCopyReady' | 'dataCopyFailed') =>
  notifyEach(
    tx,
    [
      {
        accountId: await accountOf(candidateId),
        event,
        values: { days: copyDays },
        address: '/student-dashboard/settings/data',
        always: true,
      },
    ],
    { readers: 'Candidate', kind: 'documents' },
  )
