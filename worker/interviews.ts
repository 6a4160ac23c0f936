import { jobs } from '#contract/jobs.ts'
import { releaseInterviewDay } from '#domain/review/interviews/days/release-interview-day.ts'
import { lapseInvitations } from '#domain/review/interviews/lapse-invitations.ts'
import { remindOfInterviews } from '#domain/review/interviews/telling/remind-of-interviews.ts'
import { tellAnswer } from '#domain/review/interviews/telling/tell-answer.ts'
import { tellUnstaffed } from '#domain/review/interviews/telling/tell-unstaffed.ts'
import { tellWithdrawn } from '#domain/review/interviews/telling/tell-withdrawn.ts'
import { run } from './run.ts'

export const interviewRuns = [
  run(jobs.changeInterviewDay, releaseInterviewDay),
  run(jobs.lapseInvitations, lapseInvitations),
  run(jobs.tellAnswer, tellAnswer),
  run(jobs.remindOfInterviews, remindOfInterviews),
  run(jobs.tellWithdrawn, tellWithdrawn),
  run(jobs.tellUnstaffed, tellUnstaffed),
]
