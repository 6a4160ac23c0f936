import * as calls from '#contract/retention/retention.ts'
import { changeRetention } from '#domain/privacy/retention/change-retention.ts'
import { holdRetention, liftRetentionHold, listRetentionHolds } from '#domain/privacy/retention/holds.ts'
import { listRetentionRuns } from '#domain/privacy/retention/list-retention-runs.ts'
import { readRetention } from '#domain/privacy/retention/read-retention.ts'
import { answer } from '../../answer.ts'

export const retentionAnswers = [
  answer(calls.readRetention, readRetention),
  answer(calls.changeRetention, changeRetention),
  answer(calls.listRetentionHolds, listRetentionHolds),
  answer(calls.holdRetention, holdRetention),
  answer(calls.liftRetentionHold, liftRetentionHold),
  answer(calls.listRetentionRuns, listRetentionRuns),
]
