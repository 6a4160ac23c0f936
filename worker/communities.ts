import { jobs } from '#contract/jobs.ts'
import { sweepInvitations } from '#domain/communities/email-invitations.ts'
import { publishAnnouncements } from '#domain/communities/announcements/publish-announcements.ts'
import { run } from './run.ts'

export const communityRuns = [
  run(jobs.publishAnnouncements, publishAnnouncements),
  run(jobs.sweepInvitations, sweepInvitations),
]
