import type { FailureStatus } from '../ask.ts'

/** The facts of a failed call that decide whether it is reported. */
export interface Failure {
  /** Such as `POST /accounts/token`. */
  readonly call: string
  readonly status: FailureStatus
  readonly code?: string | undefined
  readonly detail?: string | undefined
  /** The version of the signed-in account's password. */
  readonly pwdVersion?: 'v1' | 'v2' | undefined
  /** The address of the page that asked, inside its locale. */
  readonly page: string
}

/** Failures that a screen reports itself, or that need no report. */
export function isSilent(failure: Failure): boolean {
  // Calls are compared without the names of their parameters.
  const call = failure.call.replace(/:\w+/g, ':id')
  return silences.some((isCase) => isCase({ ...failure, call }))
}

const signUps = ['POST /accounts/candidate', 'POST /accounts/company']

const logins = [
  'POST /accounts/token',
  'POST /accounts/google',
  'POST /accounts/istanbulsenin',
  'POST /accounts/verification',
]

const newsCalls = ['GET /candidates/:id/notifications', 'GET /companies/:id/news']

/** The cases of the specification (section 8) in its order, then the count beside the notification bell. */
const silences: readonly ((failure: Failure) => boolean)[] = [
  ({ detail = '' }) => saysVerificationIsDue.some((words) => words.test(detail)),
  ({ call, status, code }) => signUps.includes(call) && status === 400 && code === 'fC3LnL',
  ({ status, code }) => Number(status) >= 400 && (code === 'pR8Lrb' || code === 'Ee81rb'),
  // A person who closed the confirmation dialog knows that nothing was done.
  ({ code }) => code === 'accounts.confirmationNeeded',
  ({ call }) => call === 'POST /candidates/:id/citizen',
  ({ call }) => call === 'GET /companies/:id/subscription',
  ({ call, pwdVersion }) => logins.includes(call) && pwdVersion === 'v1',
  ({ call, status }) => call === 'GET /common/forms/:id/educations' && status === 404,
  ({ call }) => call === 'GET /candidates/:id/matches',
  ({ call, status }) => call === 'GET /common/forms/:id/questions' && Number(status) < 500,
  ({ call, status }) => logins.includes(call) && status === 401,
  ({ call, page }) => newsCalls.includes(call) && !page.endsWith('/notifications'),
]

const saysVerificationIsDue = [/already has an account.*verif/is, /(zaten|halihazırda|kayıtlı).*hesa[pb].*doğrula/is]
