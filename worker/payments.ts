import { jobs } from '#contract/jobs.ts'
import { rollUpTotals } from '#domain/award/payments/overview/roll-up-totals.ts'
import { run } from './run.ts'

export const paymentRuns = [run(jobs.rollUpPaymentTotals, rollUpTotals)]
