import { jobs } from '#contract/jobs.ts'
import { sendDigests } from '#domain/notifications/send-digests.ts'
import { sweepNotifications } from '#domain/notifications/sweep-notifications.ts'
import { tellNews } from '#domain/notifications/tell-news.ts'
import { run } from './run.ts'

export const notificationRuns = [
  run(jobs.tellNews, tellNews),
  run(jobs.sendDigests, sendDigests),
  run(jobs.sweepNotifications, sweepNotifications),
]
