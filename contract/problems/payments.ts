/** Of bank accounts, payments and the files for the bank */
export const paymentProblems = {
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
  /** An amount was changed, or a payment left the selection, after the approver was shown the sums. */
  'payments.sumsChanged': 409,
  'payments.paidInFuture': 400,
  'payments.runNotFound': 404,
  /** Something was planned, held or paid since the person looked; the problem carries how many there are now. */
  'payments.runChanged': 409,
  'payments.nothingDue': 409,
  'payments.runTooLarge': 409,
  /** The file for the bank was taken already, and nobody said that it is wanted again. */
  'payments.takenBefore': 409,
  /** Its file was downloaded, or something of it was paid or came back. */
  'payments.runUnderWay': 409,
  'payments.runWithdrawn': 409,
  /** The file would have to be written anew, and an account in it is another by now. */
  'payments.accountsChanged': 409,
  /** Only one member may act on participants: their payments would have no second approver. */
  'payments.noSecondMember': 409,
  'bankTemplates.notFound': 404,
  'bankTemplates.nameTaken': 409,
  'bankTemplates.tooMany': 409,
  'bankTemplates.changedSince': 409,
} as const satisfies Record<string, number>
