import type { SQL } from 'drizzle-orm'
import type { ActAnswer, RefusalReason } from '#contract/applications/acts.ts'
import type { Caller } from '#contract/caller.ts'
import { type ActKind, type ApplicationEvent, ParticipantAct } from '#contract/fields/application-events.ts'
import type { Module } from '#contract/permissions.ts'
import { problem } from '#contract/problems.ts'
import type { Credit } from '#contract/subscriptions/credits.ts'
import type { Transaction } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { addHistory, type HistoryFacts } from '#domain/applying/applications/add-history.ts'
import { creditsLeft, spendCredits } from '#domain/credits/subscriptions/spend-credits.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { newId } from '#platform/ids.ts'
import type { FoundTarget } from './find-target.ts'
import { sampledFor, splitRefused } from './split-refused.ts'

/** The credits that acts spend. Credit for applications is spent when they are submitted. */
type PaidCredit = Exclude<Credit, 'application'>

type Facts = Readonly<Record<string, string | number | boolean | null>>

/**
 * What one kind of act does to applications, however many there are. `Found` is what it reads of them before it changes
 * them, `Done` what changing them brought about.
 */
export interface Act<Found = unknown, Done = unknown> {
  readonly kind: ActKind
  /** What the list of acts shows of this act besides its kind. */
  readonly detail: Facts
  /**
   * SQL over `applications`: why an application is refused, null for those that the act changes. Withdrawn ones are
   * always refused.
   */
  readonly refusal: SQL<RefusalReason | null>
  /** Reads the applications that the act changes, also in a dry run: for the answer, the cost and the change. */
  readonly look?: (tx: Transaction, applicationIds: readonly string[]) => Promise<Found>
  /** The history entry of each application, written before it changes. */
  readonly history: HistoryEntry | ((found: Found) => HistoryEntry)
  /** The kind of credit that the act spends: one for each changed application unless `cost` says otherwise. */
  readonly credit?: PaidCredit
  /** How many credits the act spends for the applications that it changes. Called in a dry run, too. */
  readonly cost?: (tx: Transaction, applicationIds: readonly string[], found: Found) => Promise<number>
  /** Makes changes whose history must precede this act's, such as the decision that a publication announces. */
  readonly prepare?: (tx: Transaction, changed: Changed) => Promise<unknown>
  /**
   * Changes the applications in a constant number of statements and parameters, however many applications there are.
   */
  readonly apply: (tx: Transaction, changed: Changed, found: Found) => Promise<Done>
}

interface HistoryEntry {
  readonly event: ApplicationEvent
  /** May be SQL over `applications`. */
  readonly detail: HistoryFacts | SQL
  readonly visible?: boolean | SQL<boolean>
}

export interface ActOutcome<Found, Done> {
  readonly answer: ActAnswer
  /** The applications that the act changed, or would change. */
  readonly applicationIds: readonly string[]
  readonly found: Found
  /** Undefined if nothing was changed: after a dry run, or because all were refused. */
  readonly done: Done | undefined
}

export interface Changed {
  readonly applicationIds: readonly string[]
  readonly actId: string
  readonly accountId: string
}

interface Wanted {
  readonly companyId: string
  /** Undefined for an act on participants of several forms. */
  readonly formId?: string | undefined
  readonly dryRun: boolean
}

/** Optimistic locking for the change of one application: refuses it if the application changed after it was read. */
interface Versioned {
  readonly demand: (tx: Transaction, applicationId: string) => Promise<unknown>
  readonly read: (tx: Transaction, applicationId: string) => Promise<number>
}

/**
 * Runs an act on a target that was found and locked: splits off the refused applications, writes history, changes the
 * rest, and spends credits last. A dry run gives the same answer and changes nothing.
 */
export async function runAct<Found, Done>(
  tx: Transaction,
  caller: Caller,
  { companyId, formId, dryRun }: Wanted,
  target: FoundTarget,
  act: Act<Found, Done>,
  versioned?: Versioned,
): Promise<ActOutcome<Found, Done>> {
  const { accepted, refused } = await splitRefused(tx, target, act.refusal, sampledFor(caller, moduleOf(act)))
  const [only] = accepted
  if (versioned && only !== undefined) await versioned.demand(tx, only)
  const changed = accepted.length
  // Without `look`, `Found` is never read.
  const found = (await act.look?.(tx, accepted)) as Found
  const credits = act.credit ? ((await act.cost?.(tx, accepted, found)) ?? changed) : 0
  const outcome = { applicationIds: accepted, found }
  if (dryRun || changed === 0)
    return { ...outcome, done: undefined, answer: { actId: null, changed, refused, credits } }
  const { accountId } = signedIn(caller)
  const actId = newId()
  await tx.insert(acts).values({
    id: actId,
    companyId,
    formId,
    accountId,
    kind: act.kind,
    detail: act.detail,
    changed,
    refused: refused.map(({ reason, count }) => ({ reason, count })),
  })
  await act.prepare?.(tx, { applicationIds: accepted, actId, accountId })
  const entry = typeof act.history === 'function' ? act.history(found) : act.history
  await addHistory(tx, caller, { ...entry, applicationIds: accepted, actId })
  const done = await act.apply(tx, { applicationIds: accepted, actId, accountId }, found)
  if (act.credit) await pay(tx, { companyId, actId, accountId }, act.credit, credits)
  const version = versioned && only !== undefined && { version: await versioned.read(tx, only) }
  return { ...outcome, done, answer: { actId, changed, refused, credits, ...version } }
}

/** Runs an act on a target that is found in one way or another. */
export type RunAct = <Found, Done>(act: Act<Found, Done>) => Promise<ActOutcome<Found, Done>>

/** The module of an act. An undo belongs to the module of the act that it undoes. */
const moduleOf = ({ kind, detail }: Pick<Act, 'kind' | 'detail'>): Module =>
  ParticipantAct.safeParse(kind === 'undo' ? detail.kind : kind).success ? 'Participants' : 'Applications'

interface Paying {
  readonly companyId: string
  readonly actId: string
  readonly accountId: string
}

/** Writes one ledger row for the whole act, however many applications it changes. */
async function pay(tx: Transaction, { companyId, actId, accountId }: Paying, credit: PaidCredit, count: number) {
  const cause = { why: `${credit}s`, about: { kind: 'act', id: actId }, accountId } as const
  if (!(await spendCredits(tx, companyId, credit, count, cause)))
    throw problem('credits.exhausted', { needed: count, left: await creditsLeft(tx, companyId, credit) })
}
