export const subscriptionProblems = {
  'credits.exhausted': 402,
  /** Beyond the largest balance. */
  'credits.tooMany': 409,
  'packages.notFound': 404,
  'packages.changedSince': 409,
  /** The trial starts by itself, and a price by agreement cannot be ordered. */
  'orders.notOrderable': 409,
  /** A top-up needs a running package. */
  'orders.packageEnded': 409,
  'orders.tooManyOpen': 409,
  /** No bank account is configured for payments. */
  'orders.noAccount': 409,
  'orders.notFound': 404,
  /** Already paid, cancelled or refunded. */
  'orders.over': 409,
  'orders.changedSince': 409,
  /** More than was received and not refunded yet. */
  'orders.refundTooHigh': 400,
  'orders.noInvoice': 404,
} as const satisfies Record<string, number>
