import { jobs } from '#contract/jobs.ts'
import { openAffordable } from '#domain/applying/sealed/open-affordable.ts'
import { checkLedger } from '#domain/credits/subscriptions/check-ledger.ts'
import { endPackages } from '#domain/credits/subscriptions/end-packages.ts'
import { notifyOfPackages } from '#domain/credits/subscriptions/notify-of-packages.ts'
import { run } from './run.ts'

export const subscriptionRuns = [
  run(jobs.endPackages, endPackages),
  run(jobs.notifyOfPackages, notifyOfPackages),
  run(jobs.openAffordable, openAffordable),
  run(jobs.checkLedger, checkLedger),
]
