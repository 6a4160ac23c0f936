import type { SQL } from 'drizzle-orm'
import type { ActAnswer, RefusalReason } from '#contract/applications/acts.ts'
import { type ActKind, type ApplicationEvent, ParticipantAct } from '#contract/applications/application-events.ts'
import type { Caller } from '#contract/caller.ts'
import type { Module } from '#contract/permissions.ts'
import { problem } from '#contract/problems.ts'
import type { Credit } from '#contract/subscriptions/credits.ts'
import type { Transaction } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { creditsLeft, spendCredits } from '#domain/credits/subscriptions/spend-credits.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { newId } from '#platform/ids.ts'
import type { FoundTarget } from './find-target.ts'
import { sampledFor, sortOut } from './sort-out.ts'

/** What acts are paid with; applications are paid for when they come. */
type PaidCredit = Exclude<Credit, 'application'>

type Facts = Readonly<Record<string, string | number | boolean | null>>

/** What one kind of act does to applications, whatever their number. */
export interface Act {
  readonly kind: ActKind
  /** The kind of act, for the list of acts. */
  readonly detail: Facts
  /**
   * Why an application is refused: SQL over `applications`, null for those that the act changes. Withdrawn ones are
   * always refused.
   */
  readonly refusal: SQL<RefusalReason | null>
  /** The history entry of each application, written before it changes; `detail` may be SQL over `applications`. */
  readonly history: {
    readonly event: ApplicationEvent
    readonly detail: Facts | SQL
    readonly visible?: boolean | SQL<boolean>
  }
  /** Looks at the applications that it changes, also in a dry run, for what the answer says besides. */
  readonly look?: (tx: Transaction, applicationIds: readonly string[]) => Promise<unknown>
  /** The kind of credit that it takes, one for each changed application unless `cost` says otherwise. */
  readonly credit?: PaidCredit
  /** How many credits it takes for the applications that it changes. Also asked in a dry run. */
  readonly cost?: (tx: Transaction, applicationIds: readonly string[]) => Promise<number>
  /** Changes what comes before this act in the history, such as the decision that a publication tells of. */
  readonly prepare?: (tx: Transaction, changed: Changed) => Promise<unknown>
  /**
   * Changes the applications, in a number of statements and parameters that does not grow with the number of
   * applications.
   */
  readonly apply: (tx: Transaction, changed: Changed) => Promise<unknown>
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

/** How a single change is kept from overwriting what somebody else has changed since it was read. */
interface Versioned {
  readonly demand: (tx: Transaction, applicationId: string) => Promise<unknown>
  readonly read: (tx: Transaction, applicationId: string) => Promise<number>
}

/**
 * Does an act to a target that was found and locked: sorts out who is refused and why, writes history, changes the rest,
 * and pays credits last. A dry run answers the same and changes nothing.
 */
export async function carryOut(
  tx: Transaction,
  caller: Caller,
  { companyId, formId, dryRun }: Wanted,
  target: FoundTarget,
  act: Act,
  versioned?: Versioned,
): Promise<ActAnswer> {
  const { accepted, refused } = await sortOut(tx, target, act.refusal, sampledFor(caller, moduleOf(act)))
  const [only] = accepted
  if (versioned && only !== undefined) await versioned.demand(tx, only)
  const changed = accepted.length
  const credits = act.credit ? ((await act.cost?.(tx, accepted)) ?? changed) : 0
  await act.look?.(tx, accepted)
  if (dryRun || changed === 0) return { actId: null, changed, refused, credits }
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
  await addHistory(tx, caller, { ...act.history, applicationIds: accepted, actId })
  await act.apply(tx, { applicationIds: accepted, actId, accountId })
  if (act.credit) await pay(tx, { companyId, actId, accountId }, act.credit, credits)
  return {
    actId,
    changed,
    refused,
    credits,
    ...(versioned && only !== undefined && { version: await versioned.read(tx, only) }),
  }
}

/** The module that an act belongs to, and an undo with the act that it undoes. */
const moduleOf = ({ kind, detail }: Act): Module =>
  ParticipantAct.safeParse(kind === 'undo' ? detail.kind : kind).success ? 'Participants' : 'Applications'

interface Paying {
  readonly companyId: string
  readonly actId: string
  readonly accountId: string
}

/** One row of the ledger for the whole act, however many applications it changes. */
async function pay(tx: Transaction, { companyId, actId, accountId }: Paying, credit: PaidCredit, count: number) {
  const cause = { why: `${credit}s`, about: { kind: 'act', id: actId }, accountId } as const
  if (!(await spendCredits(tx, companyId, credit, count, cause)))
    throw problem('credits.exhausted', { needed: count, left: await creditsLeft(tx, companyId, credit) })
}
