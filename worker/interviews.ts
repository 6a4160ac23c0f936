import { jobs } from '#contract/jobs.ts'
import { releaseInterviewDay } from '#domain/review/interviews/days/release-interview-day.ts'
import { lapseInvitations } from '#domain/review/interviews/lapse-invitations.ts'
import { notifyAnswer } from '#domain/review/interviews/notifying/notify-answer.ts'
import { notifyUnstaffed } from '#domain/review/interviews/notifying/notify-unstaffed.ts'
import { notifyWithdrawn } from '#domain/review/interviews/notifying/notify-withdrawn.ts'
import { remindOfInterviews } from '#domain/review/interviews/notifying/remind-of-interviews.ts'
import { run } from './run.ts'

export const interviewRuns = [
  run(jobs.changeInterviewDay, releaseInterviewDay),
  run(jobs.lapseInvitations, lapseInvitations),
  run(jobs.notifyAnswer, notifyAnswer),
  run(jobs.remindOfInterviews, remindOfInterviews),
  run(jobs.notifyWithdrawn, notifyWithdrawn),
  run(jobs.notifyUnstaffed, notifyUnstaffed),
]
