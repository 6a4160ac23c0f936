import { type SQL, sql } from 'drizzle-orm'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { payments } from '#database/schema/payments/payments.ts'

/** `column` of the account that a payment goes to: the one that the candidate gave last. Null without one. */
export const paidAccount = <Value>(column: SQL<Value>) => sql<Value | null>`(
  select ${column} from ${bankInfos}
  where ${bankInfos.applicationId} = ${payments.applicationId} and ${bankInfos.status} = 'Given'
  order by ${bankInfos.givenAt} desc, ${bankInfos.id} desc limit 1)`
