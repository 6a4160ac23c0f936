import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Amount } from '#contract/forms/form-content.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { uuids } from '#database/uuids.ts'
import { dueUntil } from '../list-payments.ts'

export interface RunChoice {
  readonly companyId: string
  readonly month: string
  readonly currency: Amount['currency']
  readonly ofFormId?: string | undefined
  readonly except?: readonly string[]
}

type DueChoice = Omit<RunChoice, 'currency' | 'except'> & { readonly currency?: RunChoice['currency'] }

/** Open payments until the last day of a month, including those left over from earlier months. */
export const isDue = ({ companyId, month, currency, ofFormId }: DueChoice): SQL | undefined =>
  and(
    eq(payments.companyId, companyId),
    dueUntil(month),
    inArray(payments.status, ['Planned', 'Approved']),
    currency === undefined ? undefined : eq(payments.currency, currency),
    ofFormId === undefined ? undefined : eq(payments.formId, ofFormId),
  )

/** Payments that may go to the bank: not held and, if the organization requires it, approved by a second member. */
export const isPayable = (choice: RunChoice, approves: boolean): SQL | undefined =>
  and(
    isDue(choice),
    isNull(payments.heldBecause),
    approves ? eq(payments.status, 'Approved') : undefined,
    choice.except === undefined || choice.except.length === 0
      ? undefined
      : sql`${payments.id} <> all(${uuids(choice.except)})`,
  )
