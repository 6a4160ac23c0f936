import { readCreditUse, readSubscription } from '#contract/subscriptions/subscription.ts'
import { optionalQuery, query } from '#web/queries/answers.ts'

/** What is left of the package; where it cannot be fetched, nobody is told (specification, section 8). */
export const subscriptionOf = (companyId: string) => optionalQuery(readSubscription, { companyId })

/** What credits went for, how long they last, what waits sealed, and who orders. */
export const creditUseOf = (companyId: string) => query(readCreditUse, { companyId })

/** The same for a page that does without it: who orders, for those who may not. */
export const orderersOf = (companyId: string) => optionalQuery(readCreditUse, { companyId })
