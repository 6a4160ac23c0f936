export const paymentProblems = {
  'bankInfo.notFound': 404,
  'bankInfo.over': 409,
  'bankInfo.noneInProfile': 400,
  'bankInfo.dueInPast': 400,
  /** The candidate has given another account since it was read, or its flags have changed. */
  'bankInfo.changedSince': 409,
  /** More payments than one plan may make. */
  'payments.tooMany': 409,
  /** Already sent to the bank, paid, returned or cancelled. */
  'payments.over': 409,
  'payments.changedSince': 409,
  /** A payment of an import that is to be undone went to the bank. */
  'payments.inRun': 409,
  'payments.periodPlanned': 409,
  /** An amount was changed, or a payment left the selection, after the approver was shown the sums. */
  'payments.sumsChanged': 409,
  'payments.paidInFuture': 400,
  'payments.runNotFound': 404,
  /** A payment was planned, held or paid since the preview; the problem has the present number. */
  'payments.runChanged': 409,
  'payments.nothingDue': 409,
  'payments.runTooLarge': 409,
  /** The bank file was downloaded before, and the request does not confirm another download. */
  'payments.takenBefore': 409,
  /** Its file was downloaded, or one of its payments was paid or returned. */
  'payments.runUnderWay': 409,
  'payments.runWithdrawn': 409,
  /** The file would have to be rewritten, but an account in it has changed. */
  'payments.accountsChanged': 409,
  /** Only one member may act on participants: their payments would have no second approver. */
  'payments.noSecondMember': 409,
  'bankTemplates.notFound': 404,
  'bankTemplates.nameTaken': 409,
  'bankTemplates.tooMany': 409,
  'bankTemplates.changedSince': 409,
} as const satisfies Record<string, number>
