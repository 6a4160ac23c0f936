import { announce as announceCall } from '#contract/operations/announcements.ts'
import * as jobCalls from '#contract/operations/failed-jobs.ts'
import * as peopleCalls from '#contract/operations/people.ts'
import * as referenceCalls from '#contract/operations/reference.ts'
import { readStatus as readStatusCall } from '#contract/operations/status.ts'
import { announce } from '#domain/operations/operations/announce.ts'
import { discardJob, listFailedJobs, retryJob } from '#domain/operations/operations/failed-jobs.ts'
import {
  endSessionsFor,
  findAccess,
  removeSecondFactorsFor,
  sendVerificationFor,
} from '#domain/operations/operations/help-with-access.ts'
import { checkReference, importReference } from '#domain/operations/operations/import-reference.ts'
import { readStatus } from '#domain/operations/operations/read-status.ts'
import { answer } from '../../answer.ts'

/** System status, failed jobs, and help for accounts that cannot sign in. */
export const operationsAnswers = [
  answer(readStatusCall, readStatus),
  answer(jobCalls.listFailedJobs, listFailedJobs),
  answer(jobCalls.retryJob, retryJob),
  answer(jobCalls.discardJob, discardJob),
  answer(peopleCalls.findAccess, findAccess),
  answer(peopleCalls.sendVerificationFor, sendVerificationFor),
  answer(peopleCalls.endSessionsFor, endSessionsFor),
  answer(peopleCalls.removeSecondFactorsFor, removeSecondFactorsFor),
  answer(announceCall, announce),
  answer(referenceCalls.checkReference, checkReference),
  answer(referenceCalls.importReference, importReference),
]
