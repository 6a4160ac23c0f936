import type { NewsValues } from '#domain/ground/notifications/news-text.ts'
import type { ExampleNames } from './example-values.ts'

/** Example values for every notification, with the exceptions of single events. */
export const exampleNews = (event: string, names: ExampleNames): NewsValues => ({
  ...usual,
  ...names,
  ...(ofOrganization.has(event) ? { title: names.companyName } : {}),
  ...(event.startsWith('order') ? { title: 'KP-2027-0042' } : {}),
  ...(own[event] ?? {}),
})

/** The events whose title is the organization's name. */
const ofOrganization = new Set([
  ...['monthlySummary', 'monthlyApproximate', 'packageEnding', 'packageEnded', 'creditsLow', 'creditsExhausted'],
  ...['companySuspended', 'companyRestored', 'breachTold'],
])

const usual: NewsValues = {
  answerBy: '2027-03-15T20:59:00.000Z',
  closesAt: '2027-03-15T20:59:00.000Z',
  dueOn: '2027-03-15',
  day: '2027-03-15',
  month: '2027-03',
  document: 'Aile Gelir Belgesi',
  documentEn: 'Family Income Statement',
  documents: 'Transkript, Öğrenci Belgesi',
  documentsEn: 'Transcript, Student Certificate',
  reason: 'Belge üç aydan eski.',
  term: '2026–27 Bahar',
  author: 'Deniz Kara',
  subject: 'Buluşma 20 Mart’ta',
  status: 'Active',
  text: 'terms',
  what: 'consent',
  kind: 'application',
  days: 3,
  count: 2,
  forms: 1,
  most: 2,
  times: 2,
  left: 12,
  payments: 2,
  applications: 34,
  before: 21,
  approved: 8,
  awaiting: 14,
}

const startsAt = '2027-03-05T07:00:00.000Z'
const appointment = { startsAt, timeZone: 'Europe/Istanbul', place: 'Kadıköy, Söğütlüçeşme Cad. 12' }
const moved = { ...appointment, movedFrom: '2027-03-04T07:00:00.000Z', message: 'Salon doluymuş, özür dileriz.' }
const offered = {
  offered: `${startsAt} Europe/Istanbul\n2027-03-05T08:00:00.000Z Europe/Istanbul`,
  offeredMore: 3,
}
const note = { message: 'Belgede imza ve mühür bulunsun.' }
const video = { startsAt, timeZone: 'Europe/Istanbul', videoUrl: 'https://gorusme.kopru.test/oda' }

const own: Readonly<Record<string, NewsValues>> = {
  documentRequested: note,
  missingRequested: { ...note, what: 'both' },
  missingReminder: { what: 'documents' },
  termOpened: note,
  bankInfoRequested: { message: 'Hesap kendi adına olmalı.' },
  announced: { title: 'Yeni raporlar' },
  exportReady: { title: 'basvurular-2027-03-05.xlsx' },
  exportFailed: { title: 'basvurular-2027-03-05.xlsx' },
  interviewInvited: { ...offered, message: 'Yanında kimliğini getir.' },
  interviewReopened: { ...offered, ...appointment },
  interviewReoffered: offered,
  interviewWishRefused: offered,
  interviewSeatFreed: offered,
  interviewAnswerReminder: offered,
  interviewFixed: { ...appointment, message: 'Yanında kimliğini getir.' },
  interviewFixedReminder: appointment,
  interviewBooked: video,
  interviewMoved: moved,
  interviewCancelled: appointment,
  interviewWishSent: appointment,
  interviewDeclined: appointment,
  interviewWithdrawn: appointment,
  interviewTomorrow: video,
  interviewInAnHour: video,
  interviewPlanned: appointment,
  interviewChanged: moved,
  interviewOff: appointment,
}
