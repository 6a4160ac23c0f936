import { jobs } from '#contract/jobs.ts'
import { sendDigests } from '#domain/ground/notifications/send-digests.ts'
import { sweepNotifications } from '#domain/ground/notifications/sweep-notifications.ts'
import { tellNews } from '#domain/ground/notifications/tell-news.ts'
import { run } from './run.ts'

export const notificationRuns = [
  run(jobs.tellNews, tellNews),
  run(jobs.sendDigests, sendDigests),
  run(jobs.sweepNotifications, sweepNotifications),
]
