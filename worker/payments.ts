import { jobs } from '#contract/jobs.ts'
import { foldTotals } from '#domain/award/payments/overview/fold-totals.ts'
import { run } from './run.ts'

export const paymentRuns = [run(jobs.foldPaymentTotals, foldTotals)]
