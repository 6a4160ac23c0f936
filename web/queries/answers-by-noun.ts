import type * as accountSettings from '#contract/accounts/account-settings.ts'
import type * as accounts from '#contract/accounts/accounts.ts'
import type * as secondFactors from '#contract/accounts/second-factors.ts'
import type * as acts from '#contract/applications/acts.ts'
import type * as applicationAnswers from '#contract/applying/application-answers.ts'
import type * as applicationDocuments from '#contract/applying/application-documents.ts'
import type * as applications from '#contract/applying/applications.ts'
import type * as candidateDashboard from '#contract/candidate-dashboard.ts'
import type * as candidateBackground from '#contract/candidates/candidate-background.ts'
import type * as candidateDocuments from '#contract/candidates/candidate-documents.ts'
import type * as candidateProfile from '#contract/candidates/candidate-profile.ts'
import type * as announcements from '#contract/communities/announcements.ts'
import type * as members from '#contract/communities/members.ts'
import type * as ownCommunities from '#contract/communities/own-communities.ts'
import type * as companies from '#contract/companies/companies.ts'
import type * as companyAccounts from '#contract/companies/company-accounts.ts'
import type * as teamProtection from '#contract/companies/team-protection.ts'
import type * as companyDashboard from '#contract/company-dashboard.ts'
import type * as conversations from '#contract/conversations.ts'
import type * as documentRequests from '#contract/document-requests.ts'
import type * as enterCandidates from '#contract/entries/enter-candidates.ts'
import type * as entryLists from '#contract/entries/entry-lists.ts'
import type * as exported from '#contract/exports/exports.ts'
import type * as companyForms from '#contract/forms/company-forms.ts'
import type * as availabilities from '#contract/interviews/availabilities.ts'
import type * as calendar from '#contract/interviews/calendar.ts'
import type * as feeds from '#contract/interviews/feeds.ts'
import type * as invitations from '#contract/interviews/invitations.ts'
import type * as followedCompanies from '#contract/listings/followed-companies.ts'
import type * as savedForms from '#contract/listings/saved-forms.ts'
import type * as mailings from '#contract/mailings/mailings.ts'
import type * as messageTemplates from '#contract/mailings/message-templates.ts'
import type * as opportunities from '#contract/opportunities.ts'
import type * as participantActs from '#contract/participants/participant-acts.ts'
import type * as participantDocuments from '#contract/participants/participant-documents.ts'
import type * as participants from '#contract/participants/participants.ts'
import type * as studyYears from '#contract/participants/study-years.ts'
import type * as terms from '#contract/participants/terms.ts'
import type * as bankTemplates from '#contract/payments/bank-templates.ts'
import type * as paymentOverview from '#contract/payments/payment-overview.ts'
import type * as paymentRuns from '#contract/payments/payment-runs.ts'
import type * as payments from '#contract/payments/payments.ts'
import type * as savedReports from '#contract/reports/saved-reports.ts'
import type * as awards from '#contract/results/awards.ts'
import type * as publications from '#contract/results/publications.ts'
import type * as publishing from '#contract/results/publishing.ts'
import type * as reserves from '#contract/results/reserves.ts'
import type * as retention from '#contract/retention/retention.ts'
import type * as assignments from '#contract/review/assignments.ts'
import type * as companyApplication from '#contract/review/company-application.ts'
import type * as searchApplications from '#contract/review/search-applications.ts'
import type * as tags from '#contract/review/tags.ts'
import type * as views from '#contract/review/views.ts'
import type * as creditEntries from '#contract/subscriptions/credit-entries.ts'
import type * as operateOrders from '#contract/subscriptions/operate-orders.ts'
import type * as subscriptionOrders from '#contract/subscriptions/orders.ts'
import type * as subscription from '#contract/subscriptions/subscription.ts'

/** The modules whose calls the table names; imported as types only, so that no page bundles them. */
type Contract =
  | typeof accountSettings
  | typeof accounts
  | typeof secondFactors
  | typeof acts
  | typeof applicationAnswers
  | typeof applicationDocuments
  | typeof applications
  | typeof assignments
  | typeof availabilities
  | typeof calendar
  | typeof candidateDashboard
  | typeof candidateBackground
  | typeof candidateDocuments
  | typeof candidateProfile
  | typeof announcements
  | typeof members
  | typeof ownCommunities
  | typeof companies
  | typeof companyAccounts
  | typeof teamProtection
  | typeof companyDashboard
  | typeof documentRequests
  | typeof enterCandidates
  | typeof entryLists
  | typeof exported
  | typeof companyForms
  | typeof mailings
  | typeof messageTemplates
  | typeof conversations
  | typeof feeds
  | typeof followedCompanies
  | typeof invitations
  | typeof participantActs
  | typeof participantDocuments
  | typeof participants
  | typeof studyYears
  | typeof terms
  | typeof savedForms
  | typeof opportunities
  | typeof bankTemplates
  | typeof paymentOverview
  | typeof paymentRuns
  | typeof payments
  | typeof companyApplication
  | typeof awards
  | typeof publications
  | typeof publishing
  | typeof reserves
  | typeof retention
  | typeof savedReports
  | typeof searchApplications
  | typeof creditEntries
  | typeof subscription
  | typeof subscriptionOrders
  | typeof tags
  | typeof views
  | typeof operateOrders

type PathIn<Module> = Module extends unknown
  ? {
      [Name in keyof Module]: Module[Name] extends { readonly path: infer Path extends string } ? Path : never
    }[keyof Module]
  : never

/** The prefixes of a path: `/forms/:formId` begins with `/` and with `/forms/`. */
type BeginningOf<Path extends string, Before extends string = ''> = Path extends `${infer Part}/${infer Rest}`
  ? `${Before}${Part}/` | BeginningOf<Rest, `${Before}${Part}/`>
  : never

type Path = PathIn<Contract>

const ownOfCandidate = ['/candidates/:candidateId/'] as const

/** The queries to invalidate after a change of a noun. A path that ends with a slash is a prefix. */
export const answersByNoun = {
  // For every account
  calendarFeed: ['/candidates/:candidateId/applications/interviews/feed', '/companies/:companyId/interviews/feed'],
  sessions: ['/accounts/sessions'],
  smsFactor: ['/accounts/contact', '/accounts/second-factors'],

  // For candidates
  applications: ownOfCandidate,
  applicationDocuments: ['/candidates/:candidateId/applications/:id/documents'],
  bankInfos: ownOfCandidate,
  certificates: ['/candidates/:candidateId/certificates'],
  competencies: ['/candidates/:candidateId/competencies'],
  documents: [
    '/candidates/:candidateId/documents',
    '/candidates/:candidateId/documents/',
    '/candidates/:candidateId/forms/:formId/fit',
    '/candidates/:candidateId/dashboard',
    '/candidates/:candidateId/profile/completeness',
    '/candidates/:candidateId/applications',
    '/candidates/:candidateId/applications/counts',
    '/candidates/:candidateId/applications/:id',
  ],
  educations: ['/candidates/:candidateId/educations'],
  experiences: ['/candidates/:candidateId/experiences'],
  followedCompanies: ['/candidates/:candidateId/followed-companies'],
  formToApply: ['/candidates/:candidateId/applications/form/:formId'],
  memberships: ownOfCandidate,
  interviews: ownOfCandidate,
  notifications: ['/candidates/:candidateId/notifications'],
  phone: ['/candidates/:candidateId/profile'],
  /** Answers that depend on the profile. The saved part itself is known from its own answer. */
  profile: [
    '/candidates/:candidateId/profile/completeness',
    '/candidates/:candidateId/forms/:formId/fit',
    '/candidates/:candidateId/applications/form/:formId',
    '/candidates/:candidateId/dashboard',
    '/candidates/:candidateId/matches',
    '/candidates/:candidateId/educations/check',
  ],
  messages: ownOfCandidate,
  readMessages: ['/candidates/:candidateId/applications/counts', '/candidates/:candidateId/notifications'],
  savedForms: ownOfCandidate,
  /** A draft. */
  writtenApplication: [
    '/candidates/:candidateId/applications/form/:formId',
    '/candidates/:candidateId/applications/:id/answers',
    '/candidates/:candidateId/applications/:id/documents',
  ],

  // For operators: they look at one thing at a time, and their acts show in several places.
  operations: ['/operations/'],

  // For organizations
  bankTemplates: ['/companies/:companyId/bank-templates'],
  /** Payments of all forms, runs and sums. */
  payments: [
    '/companies/:companyId/payments',
    '/companies/:companyId/payments/',
    '/companies/:companyId/payment-runs',
    '/companies/:companyId/payment-runs/',
  ],
  /** Interview times and who has chosen them, of one form and of all. */
  availabilities: [
    '/companies/:companyId/forms/:formId/interviews/',
    '/companies/:companyId/forms/:formId/applications/:appId/history',
    '/companies/:companyId/interviews',
    '/companies/:companyId/interviews/',
  ],
  /** Communities with their members and announcements. */
  communities: ['/companies/:companyId/communities', '/companies/:companyId/communities/'],
  company: ['/companies/:companyId', '/companies/:companyId/dashboard'],
  companyAccounts: ['/companies/:companyId/accounts', '/companies/:companyId/team-protection'],
  /** A list of people that was entered: its rows no longer exist. */
  enteredList: ['/companies/:companyId/forms/:formId/entry-lists/:listId'],
  /** A list of people to enter, and its dry run. */
  entryLists: [
    '/companies/:companyId/forms/:formId/entry-lists',
    '/companies/:companyId/forms/:formId/entry-lists/',
    '/companies/:companyId/forms/:formId/applications/manuel',
  ],
  unfinishedLists: ['/companies/:companyId/forms/:formId/entry-lists'],
  forms: ['/companies/:companyId/forms'],
  /** Where the sending of a held message shows. */
  heldMessages: [
    '/companies/:companyId/forms/:formId/applications/:appId/messages',
    '/companies/:companyId/forms/:formId/applications/:appId/history',
  ],
  interviewers: ['/companies/:companyId/interviewers'],
  exports: ['/companies/:companyId/exports'],
  /** The remaining package, packages, orders and the ledger. */
  subscription: ['/companies/:companyId/subscription', '/companies/:companyId/subscription/'],
  /** A form's retention period, holds, and past runs. */
  retention: [
    '/companies/:companyId/forms/:formId/retention',
    '/companies/:companyId/forms/:formId/retention/',
    '/companies/:companyId/retention/',
  ],
  savedReports: ['/companies/:companyId/reports/saved'],
  mailings: ['/companies/:companyId/forms/:formId/mailings', '/companies/:companyId/forms/:formId/mailings/'],
  memberNews: ['/companies/:companyId/news'],
  messageTemplates: ['/companies/:companyId/message-templates'],
  opportunities: ['/companies/:companyId/opportunities'],
  /** Participants, and the parts of their applications that change with them. */
  participants: [
    '/companies/:companyId/participants',
    '/companies/:companyId/participants/',
    '/companies/:companyId/terms',
    '/companies/:companyId/terms/',
    '/companies/:companyId/forms/:formId/applications/:appId/',
  ],
  readReplies: ['/companies/:companyId/replies/unread'],
  /** Everything of one application: its views, the counts in their tabs, its history. */
  receivedApplication: [
    '/companies/:companyId/forms/:formId/applications/:appId',
    '/companies/:companyId/forms/:formId/applications/:appId/',
    '/companies/:companyId/forms/:formId/interviews/applications/:appId',
  ],
  receivedApplications: [
    '/companies/:companyId/forms/:formId/acts',
    '/companies/:companyId/forms/:formId/assignees',
    '/companies/:companyId/forms/:formId/publish-result/',
    '/companies/:companyId/forms/:formId/reserves',
    '/companies/:companyId/forms/:formId/awards',
    '/companies/:companyId/forms/:formId/applications',
    '/companies/:companyId/forms/:formId/applications/',
    '/companies/:companyId/forms/:formId/interviews/',
    '/companies/:companyId/interviews',
    '/companies/:companyId/interviews/',
  ],
  /** Published and scheduled results of a form, its waiting list, and acceptances. */
  results: [
    '/companies/:companyId/forms/:formId/publish-result/',
    '/companies/:companyId/forms/:formId/reserves',
    '/companies/:companyId/forms/:formId/awards',
  ],
  tags: ['/companies/:companyId/tags', '/companies/:companyId/forms/:formId/applications'],
  /** Accesses to confidential data are entries of the application's history. */
  sensitiveReadings: ['/companies/:companyId/forms/:formId/applications/:appId/history'],
  views: ['/companies/:companyId/views'],
  writtenForm: ['/companies/:companyId/forms', '/companies/:companyId/forms/:formId'],
} as const satisfies Record<string, readonly (Path | BeginningOf<Path>)[]>

export type Noun = keyof typeof answersByNoun
