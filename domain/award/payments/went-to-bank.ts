import { sql } from 'drizzle-orm'
import { payments } from '#database/schema/payments/payments.ts'
import { runLines } from '#database/schema/payments/run-lines.ts'

/** SQL over `payments`. Includes payments removed from a run: a run's line still refers to the payment. */
export const wentToBank = sql`(${payments.status} in ('Sent', 'Paid', 'Returned')
  or exists (select from ${runLines} where ${runLines.paymentId} = ${payments.id}))`
