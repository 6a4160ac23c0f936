export const accountProblems = {
  'accounts.signInNeeded': 401,
  'accounts.wrongCredentials': 401,
  'accounts.sessionEnded': 401,
  /** The second step came too late, or after a new password: signing in starts again. */
  'accounts.signInExpired': 401,
  'accounts.wrongPassword': 400,
  'accounts.wrongCode': 400,
  /** The token for correcting a sign-up's address has expired or is invalid. */
  'accounts.correctionOver': 400,
  'accounts.wrongLink': 400,
  'accounts.notFound': 404,
  'accounts.tooManyTries': 429,
  'accounts.gsmNeeded': 400,
  'accounts.smsUnreachable': 400,
  /** No SMS gateway is configured. */
  'accounts.smsOff': 409,
  'accounts.twoFactorOn': 409,
  /** The last sign-in or confirmation is too long ago. Not a 401, which clients answer by renewing the token. */
  'accounts.confirmationNeeded': 403,
  /** The account cannot be confirmed, or unlinked, in this way. */
  'accounts.otherWay': 409,
  /** Without it the account could no longer be used to sign in. */
  'accounts.lastWayIn': 409,
  /** The owner has unlinked this provider. */
  'accounts.unlinked': 403,
  'secondFactors.authenticatorOn': 409,
  'secondFactors.tooManyPasskeys': 409,
  'secondFactors.wrongPasskey': 400,
  'secondFactors.wrongAppCode': 400,
  'secondFactors.wrongRecoveryCode': 400,
  'secondFactors.noneOn': 409,
  /** The last second factor stays while the organization demands one. */
  'secondFactors.demanded': 409,
  /** A Root needs a second factor before demanding one of others. */
  'teamProtection.ownFirst': 409,
  /** Identified by Google or the municipal app, without an account: the problem has the proof for signing up. */
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
  /** An operator needs a second factor before any operator call. */
  'operations.secondFactorNeeded': 403,
  /** The sign-up's address has an unverified account: continue at verification. */
  fC3LnL: 400,
  /** A second factor is needed. */
  pR8Lrb: 401,
  /** The e-mail address must be verified first. */
  Ee81rb: 403,
} as const satisfies Record<string, number>
