import type { Caller } from '#contract/caller.ts'
import type { OperatorAct } from '#contract/operations/operator-acts.ts'
import type { Database, Transaction } from '#database/connection.ts'
import { operatorActs } from '#database/schema/operations/operator-acts.ts'
import { logSecurity } from '#platform/security/security-log.ts'

interface Done {
  readonly act: OperatorAct
  /** The name of the object at the moment. */
  readonly about: string
  readonly aboutId?: string
  readonly companyId?: string
  readonly values?: (typeof operatorActs.$inferInsert)['values']
  readonly reason?: string
}

/**
 * Records an operator's act, in the transaction that does it. Without a caller it was done from the server's command
 * line.
 */
export async function recordOperatorAct(tx: Transaction | Database, caller: Caller | undefined, done: Done) {
  await tx.insert(operatorActs).values({ accountId: caller?.person?.accountId ?? null, ...done })
  if (caller) logSecurity('operator.act', caller, { act: done.act })
}
