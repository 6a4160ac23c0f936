import { sql } from 'drizzle-orm'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { calendarEntries } from '#database/schema/calendars/calendar-entries.ts'
import { calendarFeeds } from '#database/schema/calendars/calendar-feeds.ts'
import { interviewReminders } from '#database/schema/calendars/interview-reminders.ts'
import { interviewBookings, interviewSlots, interviewInvitations as invitations } from '#database/schema/interviews.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { studyYears } from '#database/schema/participants/study-years.ts'
import { termParticipants, terms } from '#database/schema/participants/terms.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { runLines } from '#database/schema/payments/run-lines.ts'
import * as the from './columns.ts'
import { part, type Whose } from './part.ts'

/** Data after the application: interviews, participation, bank accounts and payments. */

export const interviews = part('interviews', {
  table: invitations,
  which: the.ofCandidate(invitations.candidateId),
  order: sql`${invitations.createdAt} desc, ${invitations.id}`,
  columns: {
    id: the.id,
    applicationId: the.ofApplication(invitations.applicationId),
    status: the.word,
    message: the.text,
    wish: the.text,
    answerBy: the.moment,
    changeHours: the.text,
    createdAt: the.moment,
    answeredAt: the.moment,
    formId: the.id,
    companyId: the.left('The organization is named beside the form.'),
    candidateId: the.ofSelf,
    offerId: the.machinery,
    sequence: the.machinery,
    invitedBy: the.ofMember,
  },
})

const ofOwnInvitations = ({ candidateId }: Whose, column: Parameters<typeof the.ofCandidate>[0]) =>
  sql`${column} in (select ${invitations.id} from ${invitations} where ${invitations.candidateId} = ${candidateId})`

const ofSlot = (column: Parameters<typeof the.ofCandidate>[0]) =>
  sql`(select ${column} from ${interviewSlots} where ${interviewSlots.id} = ${interviewBookings.slotId})`

export const interviewTimes = part('interviewTimes', {
  table: interviewBookings,
  which: (whose) => ofOwnInvitations(whose, interviewBookings.invitationId),
  order: sql`${interviewBookings.bookedAt} desc, ${interviewBookings.slotId}`,
  columns: {
    invitationId: the.id,
    slotId: [
      { kind: 'moment', as: 'startsAt', value: () => ofSlot(interviewSlots.startsAt) },
      { kind: 'text', as: 'minutes', value: () => ofSlot(interviewSlots.minutes) },
      { kind: 'text', as: 'place', value: () => ofSlot(interviewSlots.place) },
      { kind: 'text', as: 'videoUrl', value: () => ofSlot(interviewSlots.videoUrl) },
    ],
    bookedAt: the.moment,
    movedAt: the.moment,
    seat: the.machinery,
    seats: the.machinery,
  },
})

export const reminders = part('interviewReminders', {
  table: interviewReminders,
  which: (whose) => ofOwnInvitations(whose, interviewReminders.invitationId),
  order: sql`${interviewReminders.moment} desc, ${interviewReminders.kind}`,
  columns: { invitationId: the.id, kind: { kind: 'word', as: 'reminderKind' }, moment: { kind: 'moment', as: 'of' } },
})

export const calendar = part('calendar', {
  table: calendarEntries,
  which: the.ofAccount(calendarEntries.accountId),
  order: sql`${calendarEntries.startsAt} desc, ${calendarEntries.uid}`,
  columns: {
    uid: the.id,
    formId: the.formTitle(calendarEntries.formId, 'title'),
    startsAt: the.moment,
    minutes: the.text,
    timeZone: the.text,
    place: the.text,
    videoUrl: the.text,
    toldAt: the.moment,
    accountId: the.ofSelf,
    sequence: the.machinery,
    invitationId: the.left('Of interviewers, whose invitation it is.'),
  },
})

export const calendarAddress = part('calendarAddress', {
  table: calendarFeeds,
  which: the.ofAccount(calendarFeeds.accountId),
  order: sql`${calendarFeeds.createdAt}`,
  columns: { createdAt: the.moment, id: the.secret, accountId: the.ofSelf },
})

export const takingPart = part('participations', {
  table: participants,
  which: the.ofCandidate(participants.candidateId),
  order: sql`${participants.createdAt} desc, ${participants.id}`,
  columns: {
    id: the.id,
    applicationId: the.ofApplication(participants.applicationId),
    status: the.word,
    statusSince: the.day,
    statusReason: the.text,
    name: the.text,
    surname: the.text,
    email: the.text,
    createdAt: the.moment,
    formId: the.id,
    companyId: the.left('The organization is named beside the form.'),
    candidateId: the.ofSelf,
    search: the.repeated,
    version: the.machinery,
  },
})

const ofOwnParticipations = ({ candidateId }: Whose, column: Parameters<typeof the.ofCandidate>[0]) =>
  sql`${column} in (select ${participants.id} from ${participants} where ${participants.candidateId} = ${candidateId})`

const termName = (column: Parameters<typeof the.ofCandidate>[0]) =>
  sql`(select ${terms.name} from ${terms} where ${terms.id} = ${column})`

export const ownTerms = part('terms', {
  table: termParticipants,
  which: (whose) => ofOwnParticipations(whose, termParticipants.participantId),
  order: sql`${termParticipants.termId}`,
  columns: {
    participantId: the.id,
    termId: { kind: 'title', as: 'term', value: () => termName(termParticipants.termId) },
    excusedReason: the.text,
    excusedBy: the.ofMember,
  },
})

export const ownStudyYears = part('studyYears', {
  table: studyYears,
  which: (whose) => ofOwnParticipations(whose, studyYears.participantId),
  order: sql`${studyYears.year}, ${studyYears.id}`,
  columns: {
    id: the.id,
    participantId: the.id,
    year: the.title,
    termId: { kind: 'text', as: 'term', value: () => termName(studyYears.termId) },
    className: { kind: 'text', as: 'class' },
    gpa: the.text,
    gpaScale: the.text,
    graduationYear: the.text,
    fileId: the.file(studyYears.fileId),
    writtenAt: the.moment,
    writtenBy: the.ofMember,
  },
})

export const accountsGiven = part('bankAccounts', {
  table: bankInfos,
  which: the.ofCandidate(bankInfos.candidateId),
  order: sql`${bankInfos.requestedAt} desc, ${bankInfos.id}`,
  columns: {
    id: the.id,
    applicationId: the.ofApplication(bankInfos.applicationId),
    status: the.word,
    note: the.text,
    sealed: { ...the.sealed, as: 'bank' },
    dueAt: the.moment,
    requestedAt: the.moment,
    givenAt: the.moment,
    changedAt: the.moment,
    remindedAt: the.moment,
    formId: the.id,
    companyId: the.left('The organization is named beside the form.'),
    candidateId: the.ofSelf,
    mark: the.repeated,
    flags: the.left('What the organization looks into; it may tell of other people with the same account.'),
    confirmedBy: the.ofMember,
    confirmedAt: the.internal,
    requestedBy: the.ofMember,
    version: the.machinery,
  },
})

/** Approval is internal to the organization: until it is sent, a payment shows as planned (`own-payments.ts`). */
const shownPayment = sql`case when ${payments.status} = 'Approved' then 'Planned' else ${payments.status} end`

const waitsFor = sql`case ${payments.heldBecause} when 'suspended' then 'participation' when 'noBankAccount' then 'bankAccount'
  when 'termIncomplete' then 'documents' when 'bankAccountUnconfirmed' then 'organization' when 'byHand' then 'organization' end`

export const ownPayments = part('payments', {
  table: payments,
  which: the.ofOwnApplications(payments.applicationId),
  order: sql`${payments.dueOn}, ${payments.id}`,
  columns: {
    id: the.id,
    applicationId: the.ofApplication(payments.applicationId),
    label: the.text,
    amountMinor: { kind: 'money', as: 'amount', value: () => money(payments.amountMinor, payments.currency) },
    currency: the.left('Said with the amount.'),
    dueOn: the.day,
    period: the.text,
    status: { kind: 'word', as: 'paymentStatus', value: () => shownPayment },
    heldBecause: { kind: 'word', as: 'waitsFor', value: () => waitsFor },
    sentAt: the.moment,
    paidOn: the.day,
    createdAt: the.moment,
    participantId: the.id,
    formId: the.id,
    companyId: the.left('The organization is named beside the form.'),
    note: the.internal,
    heldByHand: the.internal,
    holdNote: the.internal,
    endedBecause: the.internal,
    cancelCause: the.internal,
    actId: the.machinery,
    plannedBy: the.ofMember,
    approvedBy: the.ofMember,
    approvedAt: the.internal,
    runId: the.machinery,
    version: the.machinery,
  },
})

const money = (
  amount: typeof payments.amountMinor | typeof runLines.amountMinor,
  currency: typeof payments.currency | typeof runLines.currency,
) => sql`json_build_object('amount', ${amount}, 'currency', ${currency})`

export const transfers = part('transfers', {
  table: runLines,
  which: (whose) => sql`${runLines.paymentId} in (
    select ${payments.id} from ${payments} where ${the.ofOwnApplications(payments.applicationId)(whose)})`,
  order: sql`${runLines.id}`,
  columns: {
    id: the.id,
    paymentId: the.id,
    reference: the.text,
    amountMinor: { kind: 'money', as: 'amount', value: () => money(runLines.amountMinor, runLines.currency) },
    currency: the.left('Said with the amount.'),
    masked: { kind: 'text', as: 'sentToAccount' },
    outcome: { kind: 'word', as: 'paymentStatus' },
    outcomeAt: the.moment,
    outcomeNote: the.internal,
    runId: the.machinery,
    companyId: the.left('The organization is named beside the form.'),
  },
})
