import { and, eq, sql } from 'drizzle-orm'
import { ProblemError, problem } from '#contract/problems.ts'
import { database, type Transaction } from '#database/connection.ts'
import { requestKeys } from '#database/schema/request-keys.ts'
import { withFirstTransaction } from '#database/with-first-transaction.ts'
import { newId } from '#platform/ids.ts'
import { seal, unseal } from '#platform/tokens.ts'

export interface KeyedRequest {
  readonly accountId: string
  /** Method and path of the contract. */
  readonly call: string
  readonly key: string
  /** A keyed hash of everything that was sent. */
  readonly fingerprint: string
  /**
   * The same hash with earlier secrets of the server: a key that was sent shortly before a change of the secret still
   * matches.
   */
  readonly earlierFingerprints: readonly string[]
}

/**
 * Runs a request once, however often it is sent under the same key within a day; repeated requests get the first
 * answer. The key is written by the first transaction of the work, so that a process that dies leaves both behind or
 * neither; a transaction that only prepares the call runs in `withoutPendingWrites`. Work without a transaction may
 * run twice: its key is written together with its answer.
 */
export async function runOnce(request: KeyedRequest, work: () => Promise<unknown>): Promise<unknown> {
  const known = await keptRequest(request)
  if (known) return isAnswered(known, request) ? answerOf(known, request) : waitForAnswer(request)
  const runId = newId()
  try {
    return await withFirstTransaction(
      (tx) => claim(tx, request, runId),
      async () => {
        const answer = await work()
        await keepAnswer(request, runId, answer)
        return answer
      },
    )
  } catch (error) {
    if (error instanceof KeyTaken) return waitForAnswer(request)
    // A refusal is not stored, because the same request may be allowed a moment later. After any other failure it is
    // unknown what was committed, so the key stays.
    if (error instanceof ProblemError) await forget(request, runId)
    throw error
  }
}

/** Thrown when a concurrent run of the same request was first. */
class KeyTaken extends Error {}

type Kept = typeof requestKeys.$inferSelect

const isSame = ({ accountId, call, key }: KeyedRequest) =>
  and(eq(requestKeys.accountId, accountId), eq(requestKeys.call, call), eq(requestKeys.key, key))

const isOver = sql`${requestKeys.at} < now() - interval '24 hours'`

async function keptRequest(request: KeyedRequest): Promise<Kept | undefined> {
  const [kept] = await database()
    .select()
    .from(requestKeys)
    .where(and(isSame(request), sql`not ${isOver}`))
  return kept
}

/**
 * Writes the key. While another transaction is writing it, this one ends at once: waiting in the insert would hold a
 * database connection, and a few repeated requests would hold all of them.
 */
async function claim(tx: Transaction, request: KeyedRequest, runId: string) {
  const { accountId, call, key, fingerprint } = request
  if (!(await isFree(tx, request))) throw new KeyTaken()
  const written = await tx
    .insert(requestKeys)
    .values({ accountId, call, key, fingerprint, runId })
    .onConflictDoUpdate({
      target: [requestKeys.accountId, requestKeys.call, requestKeys.key],
      set: { fingerprint, runId, answerSealed: null, at: sql`now()` },
      setWhere: isOver,
    })
    .returning({ runId: requestKeys.runId })
  if (written.length === 0) throw new KeyTaken()
}

/** Takes the key's lock if no other transaction is writing it; held until this one ends. */
async function isFree(tx: Transaction, { accountId, call, key }: KeyedRequest) {
  const name = JSON.stringify(['request key', accountId, call, key])
  const { rows } = await tx.execute<{ isFree: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isFree"`,
  )
  return rows[0]?.isFree === true
}

/** Stores no answer if the work has closed the account and so deleted the key. */
async function keepAnswer(request: KeyedRequest, runId: string, answer: unknown) {
  const answerSealed = await seal(JSON.stringify(answer ?? null), purpose)
  // A transaction, though it is one statement: it also writes the key if no transaction of the work has.
  await database().transaction((tx) =>
    tx
      .update(requestKeys)
      .set({ answerSealed, at: sql`now()` })
      .where(and(isSame(request), eq(requestKeys.runId, runId))),
  )
}

const purpose = 'kept answers'

const forget = (request: KeyedRequest, runId: string) =>
  database()
    .delete(requestKeys)
    .where(and(isSame(request), eq(requestKeys.runId, runId)))

async function answerOf(kept: Kept, request: KeyedRequest): Promise<unknown> {
  if (!isAsSent(kept, request)) throw problem('request.keyReused')
  if (kept.answerSealed === null) throw problem(isYoung(kept) ? 'request.underWay' : 'request.answerLost')
  const answer = await unseal(kept.answerSealed, purpose)
  // Encrypted with a key that this process does not have.
  if (answer === undefined) throw problem('request.answerLost')
  return JSON.parse(answer)
}

/** Longer than any call takes between its first transaction and its answer. */
const isYoung = ({ at }: Kept) => Date.now() - at.getTime() < 60_000

const isAnswered = (kept: Kept, request: KeyedRequest) =>
  kept.answerSealed !== null || !isAsSent(kept, request) || !isYoung(kept)

const isAsSent = (kept: Kept, { fingerprint, earlierFingerprints }: KeyedRequest) =>
  kept.fingerprint === fingerprint || earlierFingerprints.includes(kept.fingerprint)

/** Polls without holding a connection: the first run has committed or is about to, so its answer comes in a moment. */
async function waitForAnswer(request: KeyedRequest): Promise<unknown> {
  for (let look = 0; look < 20; look++) {
    const kept = await keptRequest(request)
    if (kept && isAnswered(kept, request)) return answerOf(kept, request)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw problem('request.underWay')
}
