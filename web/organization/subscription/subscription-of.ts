import { readCreditUse, readSubscription } from '#contract/subscriptions/subscription.ts'
import { optionalQuery, query } from '#web/queries/answers.ts'

/** The remaining package; a failure is not reported (specification, section 8). */
export const subscriptionOf = (companyId: string) => optionalQuery(readSubscription, { companyId })

/** The use of credits, the forecast, locked applications, and the members who may order. */
export const creditUseOf = (companyId: string) => query(readCreditUse, { companyId })

/** The same as an optional query: the members who may order, shown to those who may not. */
export const orderersOf = (companyId: string) => optionalQuery(readCreditUse, { companyId })
