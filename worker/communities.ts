import { jobs } from '#contract/jobs.ts'
import { publishAnnouncements } from '#domain/communities/announcements/publish-announcements.ts'
import { sweepInvitations } from '#domain/communities/email-invitations.ts'
import { forgetRemovals } from '#domain/communities/removals.ts'
import { run } from './run.ts'

export const communityRuns = [
  run(jobs.publishAnnouncements, publishAnnouncements),
  run(jobs.forgetRemovals, forgetRemovals),
  run(jobs.sweepInvitations, sweepInvitations),
]
