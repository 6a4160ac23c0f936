import { z } from 'zod'
import { accountProblems } from './problems/accounts.ts'
import { dataRequestProblems } from './problems/data-requests.ts'
import { ProblemExtensions } from './problems/extensions.ts'
import { interviewProblems } from './problems/interviews.ts'
import { paymentProblems } from './problems/payments.ts'
import { subscriptionProblems } from './problems/subscriptions.ts'

/**
 * The closed list of problem codes with their statuses; those of accounts, interviews, payments and subscriptions are
 * in the folder beside it. Their texts are in locales/, under `problems.`.
 */
export const problemStatuses = {
  'request.invalid': 400,
  'request.brokenJson': 400,
  /** Nested too deep, or with too many values. */
  'request.tooComplex': 400,
  'request.badTarget': 400,
  'request.unknownPath': 404,
  'request.wrongMethod': 405,
  'request.tooLarge': 413,
  'request.wrongType': 415,
  /** An invalid `Idempotency-Key`, or one that was used for another request. */
  'request.keyInvalid': 400,
  'request.keyReused': 422,
  /** The same request is still running, or its process died: it may have been done, but its answer is lost. */
  'request.underWay': 409,
  'request.answerLost': 409,
  'server.failed': 500,
  'server.busy': 503,
  /** A disk is full: nothing can be saved until there is room. */
  'server.full': 503,
  ...accountProblems,
  'permissions.missing': 403,
  'data.notFound': 404,
  'files.notFound': 404,
  'images.invalid': 400,
  'images.unreadable': 400,
  'images.notFound': 400,
  'images.tooManyToday': 429,
  'images.noRoom': 409,
  /** The number of matching applications differs from the one the member saw; the problem has it. */
  'acts.targetChanged': 409,
  'acts.notFound': 404,
  'acts.notUndoable': 409,
  'companies.notFound': 404,
  /** An operator has suspended the organization: its members only read. */
  'companies.suspended': 403,
  /** The organization demands a second factor of every member, and the grace period is over. */
  'companies.secondFactorNeeded': 403,
  'forms.notFound': 404,
  'forms.notOpen': 409,
  /** Closed more than a year ago. */
  'forms.gone': 410,
  /** Its organization is suspended; the public only learns that it is unavailable. */
  'forms.paused': 423,
  'forms.changedMeanwhile': 409,
  'forms.wrongState': 409,
  'forms.archived': 409,
  'forms.stepInUse': 409,
  'forms.unknownStep': 400,
  'forms.incomplete': 400,
  'forms.deadlinePassed': 400,
  'forms.closesBeforeOpening': 400,
  'forms.notLater': 409,
  'forms.noDeadline': 409,
  'retention.anonymised': 409,
  /** In the past, or more than ten years from now. */
  'retention.untilInvalid': 400,
  'forms.full': 409,
  'forms.templateNotFound': 404,
  'forms.tooManyTemplates': 409,
  'forms.tooManySaved': 409,
  'communities.notFound': 404,
  'communities.tooMany': 409,
  'communities.invitedOnly': 403,
  'communities.archived': 409,
  /** A draft has no members, and members of an archived community get nothing new. */
  'communities.notPublished': 409,
  'communities.removalOver': 409,
  'communities.tooManyInvited': 429,
  'communities.invitationNotFound': 404,
  /** More new addresses than an organization may write to in a day. */
  'outreach.tooMany': 429,
  'outreach.tooManyUnverified': 429,
  /** The address refuses e-mails from the organization, or from all that it has no relation with. */
  'outreach.refused': 409,
  'announcements.notFound': 404,
  'announcements.inPast': 400,
  'announcements.fileNotFound': 400,
  'consents.notFound': 404,
  /** The consent ends in another way, or cannot be withdrawn. */
  'consents.notWithdrawable': 409,
  'legalTexts.notFound': 404,
  /** Another version has come into force. */
  'legalTexts.otherVersion': 409,
  'legalTexts.tooSoon': 400,
  'legalTexts.versionTaken': 409,
  'opportunities.notFound': 404,
  'opportunities.over': 409,
  'opportunities.candidatesOnly': 403,
  'opportunities.codeOrLink': 400,
  'candidates.notFound': 404,
  'candidates.tooMany': 409,
  'candidates.wrongOrder': 400,
  'candidates.birthDate': 400,
  'candidates.partChanged': 409,
  'citizen.refused': 400,
  'citizen.unreachable': 503,
  'files.linkExpired': 403,
  'files.noSuchPart': 416,
  'files.notUploaded': 400,
  'files.wrongType': 400,
  'files.tooLarge': 400,
  'files.tooManyPages': 400,
  'files.tooManyPixels': 400,
  'files.damaged': 400,
  'files.infected': 400,
  'files.vaultFull': 409,
  'files.companyFull': 409,
  'uploads.invalid': 400,
  'uploads.wrongOffset': 409,
  'uploads.wrongVersion': 412,
  'uploads.tooMany': 409,
  'documents.notFound': 404,
  'documents.unknownType': 400,
  'documents.tooMany': 409,
  'documents.tooManyFiles': 409,
  'documents.requestNotFound': 404,
  'documents.requestOver': 409,
  /** The organization has opened the file, so the candidate cannot replace it. */
  'documents.requestOpened': 409,
  /** A colleague or the candidate has changed it concurrently. */
  'documents.requestChanged': 409,
  /** The candidate can no longer send another document. */
  'documents.accountClosed': 409,
  'documents.dueInPast': 400,
  'applications.notFound': 404,
  /** A part of the application, such as a note, does not exist; parts with more to say have their own problem. */
  'applications.partNotFound': 404,
  /** The candidate has already submitted an application; the problem has its id. */
  'applications.duplicate': 409,
  'applications.wrongState': 409,
  /** The application was changed since it was read; the problem has its present state. */
  'applications.changedSince': 409,
  /** The application is under review and cannot be changed; the last submission counts. */
  'applications.inReview': 409,
  'applications.notOpenYet': 409,
  'applications.closed': 409,
  'applications.full': 409,
  'applications.paused': 409,
  'applications.doesNotFit': 409,
  /** Lists every missing or wrong field. */
  'applications.incomplete': 400,
  'applications.documentNotAsked': 400,
  /** Submitted beyond the organization's credit. */
  'applications.sealed': 402,
  'terms.notFound': 404,
  'terms.closed': 409,
  'terms.endsFirst': 400,
  'participants.notFound': 404,
  /** The status was changed since it was read; the problem has the present one. */
  'participants.changedSince': 409,
  ...interviewProblems,
  ...paymentProblems,
  ...subscriptionProblems,
  'notes.notYours': 403,
  'notes.unknownColleague': 400,
  /** The note was edited since it was read; the problem has its present text. */
  'notes.changedSince': 409,
  'tags.notFound': 404,
  'tags.nameTaken': 409,
  'tags.tooMany': 409,
  'tags.unknown': 400,
  /** Not an account of the organization, or one that may not read applications. */
  'assignments.unknownAccount': 400,
  'reports.questionNotFound': 404,
  'reports.notFound': 404,
  'reports.nameTaken': 409,
  'reports.tooMany': 409,
  'views.notFound': 404,
  'views.tooMany': 409,
  'exports.notFound': 404,
  /** Running, failed or cancelled. */
  'exports.notReady': 409,
  /** Its seven days are over. */
  'exports.gone': 410,
  'exports.over': 409,
  'exports.tooMany': 409,
  'exports.tooLarge': 409,
  'exports.nothing': 409,
  'dataCopies.notFound': 404,
  /** Running or failed. */
  'dataCopies.notReady': 409,
  /** Its three days are over. */
  'dataCopies.gone': 410,
  /** The limit is one per day. */
  'dataCopies.tooSoon': 409,
  ...dataRequestProblems,
  'mailings.fileNotFound': 400,
  /** All attachments together. */
  'mailings.filesTooLarge': 400,
  'mailings.sendAtPast': 400,
  'mailings.tooMany': 409,
  'mailings.notFound': 404,
  /** It can no longer be changed: released, recalled, stopped or sent. */
  'mailings.over': 409,
  'publications.notFound': 404,
  /** It is already published, cancelled or failed. */
  'publications.over': 409,
  'publications.changedSince': 409,
  'awards.notAsked': 409,
  /** Already answered, or past its deadline. */
  'awards.over': 409,
  'minutes.tooMany': 409,
  'results.nothingToPublish': 409,
  'results.publishAtPast': 400,
  'results.acceptByNeeded': 400,
  'results.acceptByTooEarly': 400,
  'results.placesTaken': 409,
  'messageTemplates.notFound': 404,
  'messageTemplates.tooMany': 409,
  'messageTemplates.nameTaken': 409,
  'messageTemplates.otherFields': 409,
  /** The organization accepts no replies, or has not written yet. */
  'conversations.closed': 409,
  'conversations.tooMany': 429,
  'entries.listNotFound': 404,
  'entries.rowNotFound': 404,
  /** The member has too many unfinished lists. */
  'entries.tooManyLists': 409,
  'entries.tooManyRows': 409,
  /** The entry was taken over or removed. */
  'entries.over': 409,
  'sheets.wrongType': 400,
  /** The format of Excel 97–2003. */
  'sheets.oldExcel': 400,
  'sheets.protected': 400,
  'sheets.damaged': 400,
  'sheets.tooLarge': 400,
  'sheets.tooManyRows': 400,
  'sheets.tooManyColumns': 400,
  'sheets.empty': 400,
  'contact.notFound': 404,
  'contact.tooFast': 400,
  'contact.answered': 409,
  'jobs.notFound': 404,
  'operations.alreadyVerified': 409,
  /** A list that cannot be imported, or one row of it. */
  'reference.wrongFile': 400,
  'reference.wrongRow': 400,
} as const satisfies Record<string, number>

export type ProblemCode = keyof typeof problemStatuses
export type ProblemValues = Readonly<Record<string, string | number>>

export const FieldError = z.object({
  field: z.string().describe('Where the error is: a query key, or a path in the body such as answers.0.gpa'),
  message: z.string().describe('What is wrong, in the language of Accept-Language'),
})
export type FieldError = z.infer<typeof FieldError>

/** The most faults that are listed; more are only counted, to bound the answer to hostile requests. */
export const mostErrors = 50

/** RFC 9457, with our code and every field's error. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(FieldError).max(mostErrors).optional(),
  ...ProblemExtensions.shape,
  requestId: z.string().optional(),
})
export type Problem = z.infer<typeof Problem>

/** Thrown anywhere during a call; the API turns it into a Problem in the caller's language. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly values: ProblemValues
  readonly errors: readonly FieldError[] | undefined
  readonly extensions: ProblemExtensions

  constructor(
    code: ProblemCode,
    values: ProblemValues = {},
    errors?: readonly FieldError[],
    extensions: ProblemExtensions = {},
  ) {
    super(code)
    this.code = code
    this.status = problemStatuses[code]
    this.values = values
    this.errors = errors
    this.extensions = extensions
  }
}

export const problem = (
  code: ProblemCode,
  values?: ProblemValues,
  errors?: readonly FieldError[],
  extensions?: ProblemExtensions,
) => new ProblemError(code, values, errors, extensions)
