import { z } from 'zod'

interface Description {
  readonly input: z.ZodObject
  /** The schedule: a cron expression in Istanbul time. */
  readonly schedule?: string
  /** The concurrency per process, for long jobs; by default five are fetched and done together. */
  readonly atOnce?: number
  /** Enqueued ahead of its time, when no commit notifies the workers: they poll every two seconds. */
  readonly isTimed?: boolean
}

export type Job<D extends Description = Description> = { readonly name: string } & D

/** Describes a background job once. Its input is checked when it is enqueued and again when it runs. */
export function job<const D extends Description>(name: `${string}.${string}`, description: D): Job<D> {
  return { name, ...description, input: description.input.strict() }
}

export type JobAsked<J extends Job> = z.input<J['input']>
export type JobInput<J extends Job> = z.output<J['input']>

export const jobs = {
  sweepVisits: job('visits.sweep', {
    input: z.object({ days: z.number().int().min(1).describe('Older route changes than this are forgotten') }),
    schedule: '17 4 * * *',
  }),
  sendMessage: job('messages.send', { input: z.object({ id: z.uuid() }) }),
  mailReceipt: job('messages.sendReceipt', { input: z.object({ id: z.uuid() }) }),
  deliverMailing: job('mailings.deliver', { input: z.object({ mailingId: z.uuid() }), isTimed: true }),
  resumeMailings: job('mailings.resume', { input: z.object({}), schedule: '* * * * *' }),
  rollUpCounts: job('applicationCounts.fold', { input: z.object({}), schedule: '* * * * *' }),
  rollUpParticipantCounts: job('participantCounts.fold', { input: z.object({}), schedule: '* * * * *' }),
  rollUpPaymentTotals: job('paymentTotals.fold', { input: z.object({}), schedule: '* * * * *' }),
  rollUpReports: job('reports.fold', { input: z.object({}), schedule: '* * * * *' }),
  // A week ends on Monday; statuses change every day.
  closeReportPeriods: job('reports.closePeriods', { input: z.object({}), schedule: '7 * * * *' }),
  // Every hour of the first days: a machine that was off on the first working day catches up.
  notifyMonthly: job('reports.tellMonthly', { input: z.object({}), schedule: '12 9-18 1-12 * *' }),
  // A machine that was off in the morning catches up.
  notifyDaily: job('reports.tellDaily', { input: z.object({}), schedule: '47 8-12 * * *' }),
  rollUpViews: job('formViews.fold', { input: z.object({}), schedule: '* * * * *' }),
  remindOfTerms: job('terms.remind', { input: z.object({}), schedule: '22 9-21 * * *' }),
  // At midnight, when a version may come into force.
  showInForce: job('legalTexts.showInForce', { input: z.object({}), schedule: '0 0 * * *' }),
  sweepRequestKeys: job('requestKeys.sweep', { input: z.object({}), schedule: '41 * * * *' }),
  sweepMessages: job('messages.sweep', {
    input: z.object({ days: z.number().int().min(1).describe('Older messages than this are forgotten') }),
    schedule: '27 4 * * *',
  }),
  sweepSessions: job('sessions.sweep', {
    input: z.object({ days: z.number().int().min(1).describe('Sessions and codes that ended before are forgotten') }),
    schedule: '37 4 * * *',
  }),
  closeForms: job('forms.close', { input: z.object({}), schedule: '* * * * *' }),
  notifyFollowers: job('forms.tellFollowers', {
    input: z.object({
      formId: z.uuid(),
      after: z.uuid().optional().describe('Those up to this candidate have been told'),
    }),
  }),
  sweepContactMessages: job('contact.sweep', {
    input: z.object({ days: z.number().int().min(1).describe('Older messages than this are forgotten') }),
    schedule: '47 4 * * *',
  }),
  sweepOutreach: job('outreach.sweep', {
    input: z.object({
      days: z.number().int().min(1).describe('Older e-mails to strangers, and reports, are forgotten'),
    }),
    schedule: '52 4 * * *',
  }),
  notifyNews: job('notifications.tell', { input: z.object({}) }),
  sendDigests: job('notifications.digest', { input: z.object({}), schedule: '0 9 * * *' }),
  sweepNotifications: job('notifications.sweep', {
    input: z.object({ days: z.number().int().min(1).describe('Older news than this are forgotten') }),
    schedule: '57 4 * * *',
  }),
  removeFiles: job('candidates.removeFiles', {
    input: z.object({
      candidateId: z.uuid().optional().describe('Whose photo it was'),
      photo: z.string().optional().describe('The address of a photo that the candidate no longer has'),
      keys: z.array(z.string()).default([]).describe('Of private files whose rows are gone'),
      photos: z
        .array(z.object({ candidateId: z.uuid(), photo: z.string() }))
        .default([])
        .describe('Of several candidates: photos that went with an application which is anonymised'),
    }),
  }),
  // At night, every hour: an interrupted run is continued by the next.
  anonymiseDue: job('retention.anonymise', { input: z.object({}), schedule: '19 1-6 * * *', atOnce: 1 }),
  warnOfRetention: job('retention.warn', { input: z.object({}), schedule: '37 9-12 * * *' }),
  sweepUploads: job('uploads.sweep', {
    input: z.object({ days: z.number().int().min(1).describe('Uploads that no one took since are removed') }),
    schedule: '7 5 * * *',
  }),
  sweepPictures: job('pictures.sweep', { input: z.object({}), schedule: '27 5 * * *' }),
  inviteEntered: job('entries.invite', {
    input: z.object({ actId: z.uuid().describe('The act by which the people were entered') }),
  }),
  sweepEntries: job('entries.sweep', { input: z.object({}), schedule: '23 * * * *' }),
  notifyAnswer: job('interviews.tellAnswer', {
    input: z.object({
      invitationId: z.uuid(),
      answer: z.enum(['accept', 'decline', 'reschedule']),
      slotIds: z.array(z.uuid()).describe('The times that someone comes to, or no longer does'),
      freedId: z.uuid().nullable().describe('The time at which a seat became free'),
      answeredAt: z.iso
        .datetime()
        .optional()
        .describe('By which two answers are told apart; jobs of older versions lack it'),
    }),
  }),
  remindOfInterviews: job('interviews.remind', { input: z.object({}), schedule: '* * * * *' }),
  notifyWithdrawn: job('interviews.tellWithdrawn', {
    input: z.object({
      invitationIds: z.array(z.uuid()).describe('Cancelled, because the candidate has left'),
      slotIds: z.array(z.uuid()).describe('At which they had a seat'),
    }),
  }),
  changeInterviewDay: job('interviews.changeDay', { input: z.object({ actId: z.uuid() }), isTimed: true }),
  notifyUnstaffed: job('interviews.tellUnstaffed', {
    input: z.object({
      companyId: z.uuid(),
      accountId: z.uuid().describe('Of the interviewer who has left'),
      slotIds: z.array(z.uuid()).describe('The times that were theirs'),
    }),
  }),
  remindUnfinished: job('applications.remind', { input: z.object({}), schedule: '12 9-21 * * *' }),
  lapseInvitations: job('interviews.lapse', { input: z.object({}), schedule: '* * * * *' }),
  lapseAwards: job('awards.lapse', { input: z.object({}), schedule: '* * * * *' }),
  remindOfAwards: job('awards.remind', { input: z.object({}), schedule: '* * * * *' }),
  makeExport: job('exports.make', { input: z.object({}), atOnce: 2 }),
  resumeExports: job('exports.resume', { input: z.object({}), schedule: '* * * * *' }),
  sweepExports: job('exports.sweep', { input: z.object({}), schedule: '52 * * * *' }),
  makeDataCopy: job('dataCopies.make', { input: z.object({ copyId: z.uuid() }), atOnce: 1 }),
  resumeDataCopies: job('dataCopies.resume', { input: z.object({}), schedule: '* * * * *' }),
  sweepDataCopies: job('dataCopies.sweep', { input: z.object({}), schedule: '54 * * * *' }),
  // Every hour of the day: a machine that was off in the morning catches up.
  remindOfDataRequests: job('dataRequests.remind', { input: z.object({}), schedule: '37 8-21 * * *' }),
  sweepDataRequests: job('dataRequests.sweep', { input: z.object({}), schedule: '13 5 * * *' }),
  publishAnnouncements: job('announcements.publish', { input: z.object({}), schedule: '* * * * *' }),
  forgetRemovals: job('communities.forgetRemovals', { input: z.object({}), schedule: '*/5 * * * *' }),
  sweepInvitations: job('communities.sweepInvitations', { input: z.object({}), schedule: '37 4 * * *' }),
  publishDue: job('results.publishDue', { input: z.object({}), schedule: '* * * * *' }),
  endPackages: job('subscriptions.end', { input: z.object({}), schedule: '* * * * *' }),
  notifyOfPackages: job('subscriptions.tell', { input: z.object({}), schedule: '42 9-21 * * *' }),
  openAffordable: job('sealed.openAffordable', { input: z.object({}), schedule: '* * * * *' }),
  checkLedger: job('subscriptions.checkLedger', { input: z.object({}), schedule: '3 5 * * *' }),
  remindOfBankInfos: job('bankInfos.remind', { input: z.object({}), schedule: '32 9-21 * * *' }),
  remindOfDeadlines: job('savedForms.remind', { input: z.object({}), schedule: '7 9-21 * * *' }),
} as const
