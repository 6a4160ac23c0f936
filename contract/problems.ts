import { z } from 'zod'
import { ProblemExtensions } from './problems/extensions.ts'

/** The closed list of problem codes with their statuses. Their words are in locales/, under `problems.`. */
export const problemStatuses = {
  'request.invalid': 400,
  'request.brokenJson': 400,
  /** Nested too deep, or made of too many pieces. */
  'request.tooComplex': 400,
  'request.unknownPath': 404,
  'request.wrongMethod': 405,
  'request.tooLarge': 413,
  'request.wrongType': 415,
  /** An `Idempotency-Key` that cannot be one, or that another request was sent under. */
  'request.keyInvalid': 400,
  'request.keyReused': 422,
  /** The same request is being answered at this moment, or was when its process died: it happened, its answer is lost. */
  'request.underWay': 409,
  'request.answerLost': 409,
  'server.failed': 500,
  'server.busy': 503,
  /** A disk is full: nothing can be saved until somebody makes room. */
  'server.full': 503,
  'accounts.signInNeeded': 401,
  'accounts.wrongCredentials': 401,
  'accounts.sessionEnded': 401,
  'accounts.wrongPassword': 400,
  'accounts.wrongCode': 400,
  'accounts.wrongLink': 400,
  'accounts.notFound': 404,
  'accounts.tooManyTries': 429,
  'accounts.gsmNeeded': 400,
  'accounts.smsUnreachable': 400,
  'accounts.twoFactorOn': 409,
  /** The last sign-in or confirmation is too long ago. Not a 401, which clients answer by renewing the token. */
  'accounts.confirmationNeeded': 403,
  /** The account cannot be confirmed, or unlinked, this way. */
  'accounts.otherWay': 409,
  /** Without it nobody could sign in to the account any more. */
  'accounts.lastWayIn': 409,
  /** Its owner has unlinked this way of signing in. */
  'accounts.unlinked': 403,
  'secondFactors.authenticatorOn': 409,
  'secondFactors.tooManyPasskeys': 409,
  'secondFactors.wrongPasskey': 400,
  'secondFactors.wrongAppCode': 400,
  'secondFactors.wrongRecoveryCode': 400,
  'secondFactors.noneOn': 409,
  /** Proven by Google or the municipal app, and new here: the problem carries what to go on with. */
  'accounts.signUpNeeded': 403,
  'accounts.otherKind': 409,
  'accounts.secondFactorOn': 409,
  'google.off': 404,
  'google.refused': 400,
  'google.emailUnverified': 403,
  'google.unreachable': 503,
  'istanbulSenin.off': 404,
  'istanbulSenin.refused': 400,
  'istanbulSenin.emailUnverified': 403,
  'companyAccounts.alreadyHere': 409,
  'companyAccounts.lastRoot': 409,
  'companyAccounts.changedMeanwhile': 409,
  /** Sign-up found an account that is not verified yet: go on at verification. */
  fC3LnL: 400,
  /** A second factor is needed. */
  pR8Lrb: 401,
  /** The e-mail address must be verified first. */
  Ee81rb: 403,
  'permissions.missing': 403,
  'data.notFound': 404,
  'files.notFound': 404,
  'images.invalid': 400,
  'images.unreadable': 400,
  'images.notFound': 400,
  /** The number of applications that match is another than the person saw; the problem carries it. */
  'acts.targetChanged': 409,
  'acts.notFound': 404,
  'acts.notUndoable': 409,
  'companies.notFound': 404,
  'forms.notFound': 404,
  /** Closed more than a year ago. */
  'forms.gone': 410,
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
  'forms.full': 409,
  'forms.templateNotFound': 404,
  'forms.tooManyTemplates': 409,
  'forms.tooManySaved': 409,
  'communities.notFound': 404,
  'opportunities.notFound': 404,
  'opportunities.over': 409,
  'opportunities.candidatesOnly': 403,
  'opportunities.codeOrLink': 400,
  'candidates.notFound': 404,
  'candidates.tooMany': 409,
  'candidates.wrongOrder': 400,
  'candidates.birthDate': 400,
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
  'documents.requestNotFound': 404,
  'documents.requestOver': 409,
  /** A colleague or the candidate was faster. */
  'documents.requestChanged': 409,
  /** Nobody is there to send another one. */
  'documents.accountClosed': 409,
  'documents.dueInPast': 400,
  'applications.notFound': 404,
  /** Something that belongs to the application, like a note; its own problem only if there is more to say of it. */
  'applications.partNotFound': 404,
  /** The candidate has already handed in an application; the problem carries its id. */
  'applications.duplicate': 409,
  'applications.wrongState': 409,
  /** Somebody has moved the application since it was read; the problem carries where it stands now. */
  'applications.changedSince': 409,
  /** The application is under review and cannot be changed; what was handed in last counts. */
  'applications.inReview': 409,
  'applications.notOpenYet': 409,
  'applications.closed': 409,
  'applications.full': 409,
  'applications.doesNotFit': 409,
  /** Every field that is missing or wrong is named. */
  'applications.incomplete': 400,
  'applications.documentNotAsked': 400,
  /** Beyond the organization's credit. */
  'applications.sealed': 402,
  'terms.notFound': 404,
  'terms.closed': 409,
  'terms.endsFirst': 400,
  'participants.notFound': 404,
  /** Somebody has changed the status since it was read; the problem carries what it is now. */
  'participants.changedSince': 409,
  'interviews.notFound': 404,
  'interviews.over': 409,
  'interviews.slotTaken': 409,
  'interviews.slotNeeded': 400,
  'interviews.timeInPast': 400,
  'interviews.unknownInterviewer': 400,
  /** Which one, and when. */
  'interviews.interviewerBusy': 409,
  'interviews.tooManyTimes': 409,
  'interviews.timeNotFound': 404,
  /** The moment until which candidates choose must come, and before the last time begins. */
  'interviews.answerByTooLate': 400,
  'interviews.timeChosen': 409,
  'interviews.onlyTimeOffered': 409,
  'interviews.begun': 409,
  'interviews.notBegun': 409,
  /** More candidates have chosen the time than it would have seats. */
  'interviews.seatsTaken': 409,
  'interviews.nothingWished': 409,
  /** None of the offered times can be chosen any more. */
  'interviews.noTimeLeft': 409,
  /** Who has no room of their own for interviews by video. */
  'interviews.noRoom': 400,
  'interviews.roomsNotMade': 400,
  'bankInfo.notFound': 404,
  'bankInfo.over': 409,
  'bankInfo.noneInProfile': 400,
  'bankInfo.dueInPast': 400,
  /** The candidate has given another account since it was read, or something else about it has become odd. */
  'bankInfo.changedSince': 409,
  /** More payments than one plan may make. */
  'payments.tooMany': 409,
  /** Sent to the bank, paid, returned or cancelled by now. */
  'payments.over': 409,
  'payments.changedSince': 409,
  'payments.periodPlanned': 409,
  'payments.paidInFuture': 400,
  'payments.runNotFound': 404,
  /** Something was planned, held or paid since the person looked; the problem carries how many there are now. */
  'payments.runChanged': 409,
  'payments.nothingDue': 409,
  'payments.runTooLarge': 409,
  /** The file for the bank was taken already, and nobody said that it is wanted again. */
  'payments.takenBefore': 409,
  'bankTemplates.notFound': 404,
  'bankTemplates.nameTaken': 409,
  'bankTemplates.tooMany': 409,
  'bankTemplates.changedSince': 409,
  'notes.notYours': 403,
  'notes.unknownColleague': 400,
  /** The note was edited since it was read; the problem carries what it says now. */
  'notes.changedSince': 409,
  'tags.notFound': 404,
  'tags.nameTaken': 409,
  'tags.tooMany': 409,
  /** A tag that the organization does not have. */
  'tags.unknown': 400,
  /** Not an account of the organization, or one that may not read applications. */
  'assignments.unknownAccount': 400,
  'views.notFound': 404,
  'views.tooMany': 409,
  /** More recipients than one message may have. */
  'mailings.tooMany': 409,
  'mailings.notFound': 404,
  /** It has gone too far for that: released, called back, stopped or sent. */
  'mailings.over': 409,
  'publications.notFound': 404,
  /** It is published, called off or failed by now. */
  'publications.over': 409,
  'publications.changedSince': 409,
  'awards.notAsked': 409,
  /** It was answered otherwise, or the day has passed. */
  'awards.over': 409,
  'minutes.tooMany': 409,
  'results.publishAtPast': 400,
  'results.acceptByNeeded': 400,
  'results.acceptByTooEarly': 400,
  'messageTemplates.notFound': 404,
  'messageTemplates.tooMany': 409,
  'messageTemplates.nameTaken': 409,
  /** The organization takes no answers, or has not written yet. */
  'conversations.closed': 409,
  'conversations.tooMany': 429,
  'entries.listNotFound': 404,
  'entries.rowNotFound': 404,
  /** More lists that were begun and not finished than one member may have. */
  'entries.tooManyLists': 409,
  'entries.tooManyRows': 409,
  /** What was entered has been taken over, or is gone. */
  'entries.over': 409,
  'sheets.wrongType': 400,
  /** Of Excel 97–2003. */
  'sheets.oldExcel': 400,
  'sheets.protected': 400,
  'sheets.damaged': 400,
  'sheets.tooLarge': 400,
  'sheets.tooManyRows': 400,
  'sheets.tooManyColumns': 400,
  'sheets.empty': 400,
  'credits.exhausted': 402,
  'contact.notFound': 404,
  'contact.tooFast': 400,
} as const satisfies Record<string, number>

export type ProblemCode = keyof typeof problemStatuses
export type ProblemValues = Readonly<Record<string, string | number>>

export const FieldError = z.object({
  field: z.string().describe('Where the mistake is: a query key, or a path into the body such as answers.0.gpa'),
  message: z.string().describe('What is wrong, in the language of Accept-Language'),
})
export type FieldError = z.infer<typeof FieldError>

/** The most mistakes that are named; more are only counted, to bound the answer to hostile requests. */
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

/** Thrown anywhere on the way of a call; the API turns it into a Problem in the caller's language. */
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
