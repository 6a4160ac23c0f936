import { jobs } from '#contract/jobs.ts'
import type { ScheduleEntry } from '#database/queue.ts'
import { uploadRules } from '#domain/ground/files/begin-upload.ts'
import type { Config } from '#platform/config.ts'

/** The scheduled jobs; the contract says when, the configuration with what. */
export function scheduleOf(config: Pick<Config, 'visitsDays'>): readonly ScheduleEntry[] {
  return [
    { job: jobs.sweepVisits, input: { days: config.visitsDays } },
    { job: jobs.showInForce, input: {} },
    { job: jobs.sweepRequestKeys, input: {} },
    { job: jobs.sweepMessages, input: { days: 30 } },
    { job: jobs.sweepSessions, input: { days: 30 } },
    { job: jobs.closeForms, input: {} },
    { job: jobs.resumeMailings, input: {} },
    { job: jobs.rollUpCounts, input: {} },
    { job: jobs.rollUpPaymentTotals, input: {} },
    { job: jobs.rollUpReports, input: {} },
    { job: jobs.closeReportPeriods, input: {} },
    { job: jobs.notifyMonthly, input: {} },
    { job: jobs.notifyDaily, input: {} },
    { job: jobs.rollUpViews, input: {} },
    { job: jobs.publishDue, input: {} },
    { job: jobs.resumeExports, input: {} },
    { job: jobs.sweepExports, input: {} },
    { job: jobs.resumeDataCopies, input: {} },
    { job: jobs.sweepDataCopies, input: {} },
    { job: jobs.remindOfDataRequests, input: {} },
    { job: jobs.sweepDataRequests, input: {} },
    { job: jobs.anonymiseDue, input: {} },
    { job: jobs.warnOfRetention, input: {} },
    { job: jobs.rollUpParticipantCounts, input: {} },
    { job: jobs.remindOfTerms, input: {} },
    { job: jobs.lapseAwards, input: {} },
    { job: jobs.remindOfAwards, input: {} },
    { job: jobs.endPackages, input: {} },
    { job: jobs.notifyOfPackages, input: {} },
    { job: jobs.openAffordable, input: {} },
    { job: jobs.checkLedger, input: {} },
    { job: jobs.sweepEntries, input: {} },
    { job: jobs.publishAnnouncements, input: {} },
    { job: jobs.forgetRemovals, input: {} },
    { job: jobs.sweepInvitations, input: {} },
    { job: jobs.lapseInvitations, input: {} },
    { job: jobs.remindOfInterviews, input: {} },
    { job: jobs.remindOfBankInfos, input: {} },
    { job: jobs.remindOfDeadlines, input: {} },
    { job: jobs.remindUnfinished, input: {} },
    { job: jobs.sendDigests, input: {} },
    { job: jobs.sweepNotifications, input: { days: 365 } },
    { job: jobs.sweepUploads, input: { days: uploadRules.days } },
    { job: jobs.sweepPictures, input: {} },
    { job: jobs.sweepOutreach, input: { days: 365 } },
    // Two years, as the privacy notice says.
    { job: jobs.sweepContactMessages, input: { days: 730 } },
  ]
}
