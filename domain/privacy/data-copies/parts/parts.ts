import * as account from './account-parts.ts'
import * as application from './application-parts.ts'
import * as later from './later-parts.ts'
import type { Part } from './part.ts'
import * as profile from './profile-parts.ts'
import * as request from './request-parts.ts'

/** The pages of a copy, in order, with their parts. */
export const sections = {
  profile: [
    profile.profile,
    profile.ownEducations,
    profile.ownExperiences,
    profile.ownCertificates,
    profile.ownCompetencies,
  ],
  applications: [
    application.ownApplications,
    application.handedIn,
    application.typedAnswers,
    application.putDocuments,
    application.enteredByOthers,
    application.outcome,
  ],
  history: [application.whatHappened],
  messages: [application.thread, application.sending],
  documents: [profile.shelf, application.askedDocuments, application.sharedDocuments, profile.ownFiles],
  interviews: [later.interviews, later.interviewTimes, later.reminders, later.calendar, later.calendarAddress],
  money: [
    later.takingPart,
    later.ownTerms,
    later.ownStudyYears,
    later.accountsGiven,
    later.ownPayments,
    later.transfers,
  ],
  consents: [account.ownConsents],
  account: [
    account.account,
    account.signIns,
    account.sentCodes,
    account.authenticatorApps,
    account.ownPasskeys,
    account.ownRecoveryCodes,
    account.helpGiven,
    account.copies,
  ],
  told: [
    account.news,
    account.sentMessages,
    account.contacts,
    request.ownDataRequests,
    request.ownDataRequestEntries,
    account.preferences,
  ],
  kept: [
    profile.saved,
    profile.followed,
    profile.memberships,
    profile.readAnnouncements,
    profile.communityLetters,
    profile.invitedToForms,
    profile.invitedAddress,
    profile.claims,
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>

export type SectionName = keyof typeof sections

export const sectionNames = Object.keys(sections) as SectionName[]

export const parts: readonly Part[] = Object.values(sections).flat()
