import { jobs } from '#contract/jobs.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { sendDigests } from '#domain/ground/notifications/send-digests.ts'
import { sweepNotifications } from '#domain/ground/notifications/sweep-notifications.ts'
import { run } from './run.ts'

export const notificationRuns = [
  run(jobs.notifyNews, notifyNews),
  run(jobs.sendDigests, sendDigests),
  run(jobs.sweepNotifications, sweepNotifications, () => ({ days: 365 })),
]
