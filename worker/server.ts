import { jobs } from '#contract/jobs.ts'
import type { Connection } from '#database/connection.ts'
import { enqueue, startQueue } from '#database/queue.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { stepBack } from '#platform/step-back.ts'
import { accountRuns } from './accounts.ts'
import { applicationRuns } from './applications.ts'
import { bankInfoRuns } from './bank-infos.ts'
import { candidateRuns } from './candidates.ts'
import { communityRuns } from './communities.ts'
import { contactRuns } from './contact.ts'
import { dataCopyRuns } from './data-copies.ts'
import { dataRequestRuns } from './data-requests.ts'
import { entryRuns } from './entries.ts'
import { exportRuns } from './exports.ts'
import { fileRuns } from './files.ts'
import { formRuns } from './forms.ts'
import { interviewRuns } from './interviews.ts'
import { legalTextRuns } from './legal-texts.ts'
import { mailingRuns } from './mailings.ts'
import { messageRuns } from './messages.ts'
import { notificationRuns } from './notifications.ts'
import { participantRuns } from './participants.ts'
import { paymentRuns } from './payments.ts'
import { reportRuns } from './reports.ts'
import { requestKeyRuns } from './request-keys.ts'
import { resultRuns } from './results.ts'
import { retentionRuns } from './retention.ts'
import type { Run } from './run.ts'
import { savedFormRuns } from './saved-forms.ts'
import { subscriptionRuns } from './subscriptions.ts'
import { visitRuns } from './visits.ts'

export const runs: readonly Run[] = [
  ...accountRuns,
  ...applicationRuns,
  ...bankInfoRuns,
  ...candidateRuns,
  ...communityRuns,
  ...contactRuns,
  ...dataCopyRuns,
  ...dataRequestRuns,
  ...entryRuns,
  ...exportRuns,
  ...fileRuns,
  ...formRuns,
  ...interviewRuns,
  ...mailingRuns,
  ...messageRuns,
  ...notificationRuns,
  ...participantRuns,
  ...paymentRuns,
  ...reportRuns,
  ...legalTextRuns,
  ...requestKeyRuns,
  ...resultRuns,
  ...retentionRuns,
  ...savedFormRuns,
  ...subscriptionRuns,
  ...visitRuns,
]

/** The runs of jobs with a schedule, and what they are enqueued with. */
export const scheduleOf = (settings: Pick<Config, 'visitsDays'>) =>
  runs.flatMap(({ job, scheduledInput }) => (job.schedule ? [{ job, input: scheduledInput(settings) }] : []))

interface WorkerOptions {
  readonly connection: Connection
  readonly config: Pick<Config, 'visitsDays' | 'parts'>
  readonly log: Log
}

/** Starts the worker; any number of processes may have one. */
export async function startWorker({ connection, config, log }: WorkerOptions) {
  // A process with the worker alone lowers its priority, so that processes with waiting users go first. The database
  // server was started before and keeps its priority.
  if (config.parts.size === 1) stepBack()
  const queue = await startQueue(connection, log)
  try {
    await queue.keepSchedule(scheduleOf(config))
    for (const { job, action } of runs) await queue.work(job, action)
    // After a first start or an upgrade, members who see only reports would find them empty until the next full hour.
    await connection.db.transaction((tx) => enqueue(tx, jobs.closeReportPeriods, {}))
  } catch (error) {
    await queue.stop()
    throw error
  }
  return { stop: queue.stop }
}
