/** Of accounts and of whoever signs in to them */
export const accountProblems = {
  'accounts.signInNeeded': 401,
  'accounts.wrongCredentials': 401,
  'accounts.sessionEnded': 401,
  /** The second step came too late, or after another password was set: it begins with the password again. */
  'accounts.signInExpired': 401,
  'accounts.wrongPassword': 400,
  'accounts.wrongCode': 400,
  /** Of the correction of a sign-up's address: an hour has gone by, or it is not ours. */
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
  /** The last one stays while the organization demands one. */
  'secondFactors.demanded': 409,
  /** Only a Root with a second factor demands one of the others. */
  'teamProtection.ownFirst': 409,
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
  /** An operator's account is protected by a second factor before it may do anything. */
  'operations.secondFactorNeeded': 403,
  /** Sign-up found an account that is not verified yet: go on at verification. */
  fC3LnL: 400,
  /** A second factor is needed. */
  pR8Lrb: 401,
  /** The e-mail address must be verified first. */
  Ee81rb: 403,
} as const satisfies Record<string, number>
