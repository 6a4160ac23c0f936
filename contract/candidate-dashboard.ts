import { z } from 'zod'
import { ApplicationRow, Awaited } from './applying/applications.ts'
import { Participation } from './applying/participation.ts'
import { call, wholeNumber } from './call.ts'
import { Id, Moment } from './fields/patterns.ts'
import { ConditionFit } from './forms/eligibility.ts'
import { FormType } from './forms/form-content.ts'
import { Listing } from './listings/listings.ts'
import { candidate } from './may.ts'
import { newsListing, newsReading } from './notifications.ts'
import { candidateParams } from './params.ts'

// A candidate's dashboard and notifications.

/** A candidate's next steps: pending actions, and suggestions. */
const Todo = z.object({
  ...Awaited.shape,
  kind: z.enum([...Awaited.shape.kind.options, 'education', 'expiring', 'saved']),
  applicationId: Id.nullable(),
  formId: Id.nullable().describe('Null for items without a form: an education, an expiring document'),
})
export type Todo = z.infer<typeof Todo>

const Match = z.object({
  listing: Listing,
  isLookedFor: z.boolean().describe('The organization says it is looking for people like this candidate'),
  reasons: z.array(z.string()).describe('Why the candidate is eligible, in words'),
  missing: ConditionFit.nullable().describe('The one requirement that is not met, or unknown'),
})
export type Match = z.infer<typeof Match>

/** The next accepted interview, with the details for getting there. */
const NextInterview = z.object({
  id: Id,
  title: z.string(),
  companyName: z.string(),
  startsAt: Moment,
  minutes: z.number().int(),
  timeZone: z.string().describe('In which it was planned'),
  place: z.string().nullable(),
  videoUrl: z.string().nullable(),
  canJoin: z.boolean().describe('The video call: from a quarter of an hour before it begins until it ends'),
})

export const readCandidateDashboard = call('GET', '/candidates/:candidateId/dashboard', {
  summary: 'Next steps, requests to answer, the latest applications, matches, and saved forms that close soon',
  params: candidateParams,
  output: z.object({
    todos: z.array(Todo).describe('The most urgent first'),
    applications: z.array(ApplicationRow),
    participations: z.array(Participation).describe('Active and suspended ones, newest first'),
    interview: NextInterview.nullable().describe(
      'The accepted interview in progress, or the next within a week; none of an application whose result is published',
    ),
    counts: z.object({ open: z.number().int(), drafts: z.number().int(), awaited: z.number().int() }),
    saved: z.array(Listing).describe('Saved and still open, by deadline'),
    completeness: z.number().int().min(0).max(100),
    unread: z.number().int(),
  }),
  may: candidate,
})

export const listMatches = call('GET', '/candidates/:candidateId/matches', {
  summary:
    'Open forms the candidate is eligible for, or one requirement short of: first those looking for candidates like them, then those that name their department, class or city, then by deadline',
  params: candidateParams,
  query: z.object({ type: FormType.optional(), limit: wholeNumber(1, 50).default(12) }),
  output: z.object({
    fits: z.array(Match),
    almost: z.array(Match),
    isMore: z.boolean().describe('Fewer than asked for were found, and only those closing next were searched'),
  }),
  may: candidate,
})

export const listNotifications = call('GET', '/candidates/:candidateId/notifications', {
  summary: 'The candidate’s notifications, newest first',
  params: candidateParams,
  ...newsListing,
  may: candidate,
})

export const markNotificationsRead = call('POST', '/candidates/:candidateId/notifications/read', {
  summary: 'Mark notifications as read: those named, or all',
  params: candidateParams,
  ...newsReading,
  may: candidate,
})
