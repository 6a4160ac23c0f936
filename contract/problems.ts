import { z } from 'zod'

/** The closed list of problem codes with their statuses. Their words are in locales/, under `problems.`. */
export const problemStatuses = {
  'request.invalid': 400,
  'request.brokenJson': 400,
  'request.unknownPath': 404,
  'request.wrongMethod': 405,
  'request.tooLarge': 413,
  'request.wrongType': 415,
  'server.failed': 500,
  'server.busy': 503,
  'accounts.signInNeeded': 401,
  'accounts.wrongCredentials': 401,
  'accounts.sessionEnded': 401,
  'accounts.wrongPassword': 400,
  'accounts.wrongCode': 400,
  'accounts.wrongLink': 400,
  'accounts.notFound': 404,
  'accounts.tooManyTries': 429,
  'accounts.gsmNeeded': 400,
  'accounts.twoFactorOn': 409,
  'companyAccounts.alreadyHere': 409,
  'companyAccounts.lastRoot': 409,
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
} as const satisfies Record<string, number>

export type ProblemCode = keyof typeof problemStatuses
export type ProblemValues = Readonly<Record<string, string | number>>

export const FieldError = z.object({
  field: z.string().describe('Where the mistake is: a query key, or a path into the body such as answers.0.gpa'),
  message: z.string().describe('What is wrong, in the language of Accept-Language'),
})
export type FieldError = z.infer<typeof FieldError>

/** RFC 9457, with our code and every field's error. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(FieldError).optional(),
  requestId: z.string().optional(),
})
export type Problem = z.infer<typeof Problem>

/** Thrown anywhere on the way of a call; the API turns it into a Problem in the caller's language. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly values: ProblemValues
  readonly errors: readonly FieldError[] | undefined

  constructor(code: ProblemCode, values: ProblemValues = {}, errors?: readonly FieldError[]) {
    super(code)
    this.code = code
    this.status = problemStatuses[code]
    this.values = values
    this.errors = errors
  }
}

export const problem = (code: ProblemCode, values?: ProblemValues, errors?: readonly FieldError[]) =>
  new ProblemError(code, values, errors)
