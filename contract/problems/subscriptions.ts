/** Of packages, credits and orders */
export const subscriptionProblems = {
  'credits.exhausted': 402,
  /** No organization holds so many. */
  'credits.tooMany': 409,
  'packages.notFound': 404,
  'packages.changedSince': 409,
  /** The trial begins by itself, and a price by agreement is not ordered. */
  'orders.notOrderable': 409,
  /** A top-up is added to a package that runs. */
  'orders.packageEnded': 409,
  'orders.tooManyOpen': 409,
  /** No account is configured that could be paid to. */
  'orders.noAccount': 409,
  'orders.notFound': 404,
  /** Paid, cancelled or refunded by now. */
  'orders.over': 409,
  'orders.changedSince': 409,
  /** More than was received and not paid back yet. */
  'orders.refundTooHigh': 400,
  'orders.noInvoice': 404,
} as const satisfies Record<string, number>
