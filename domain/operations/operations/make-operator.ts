import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { endSessionsOf } from '#domain/accounts/accounts/sessions/end-sessions.ts'
import { recordOperatorAct } from '#domain/ground/operator-acts/record-operator-act.ts'

/** Grants or revokes the operator right. The account's sessions end, because their tokens contain the old right. */
export function makeOperator(db: Database, email: string, operator: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(accounts)
      .set({ operator })
      .where(and(eq(accounts.email, email), isNull(accounts.deletedAt)))
      .returning({ id: accounts.id, email: accounts.email })
    if (!changed) return false
    await endSessionsOf(tx, changed.id)
    const act = operator ? 'operatorMade' : 'operatorEnded'
    await recordOperatorAct(tx, undefined, { act, about: changed.email, aboutId: changed.id })
    return true
  })
}
