import type { ApplicationEvent } from '#contract/application-status.ts'
import type { Caller } from '#contract/caller.ts'
import type { Transaction } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/applications.ts'
import { newId } from '#platform/ids.ts'

interface Happened {
  readonly applicationId: string
  readonly companyId: string
  readonly event: ApplicationEvent
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>
  /** The candidate sees it in the timeline; true unless told otherwise. */
  readonly visible?: boolean
}

/** Writes down what happened, in the transaction in which it happens. Without a person it was the system. */
export async function addHistory(tx: Transaction, { person }: Pick<Caller, 'person'>, happened: readonly Happened[]) {
  if (happened.length === 0) return
  const by = person?.kind === 'Candidate' ? 'candidate' : person ? 'company' : 'system'
  await tx
    .insert(applicationHistory)
    .values(happened.map((one) => ({ id: newId(), by, accountId: person?.accountId ?? null, ...one }) as const))
}
