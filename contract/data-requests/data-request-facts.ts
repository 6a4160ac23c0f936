// Without schemas, so that pages can use it without loading any.

/** The rights of a data subject (KVKK, article 11). */
export const dataRequestKinds = ['access', 'correction', 'erasure', 'objection', 'automated', 'other'] as const

/** `asked`: the answering side has asked back. The statutory period continues meanwhile. */
export const dataRequestStates = ['open', 'asked', 'answered', 'withdrawn'] as const

export const dataRequestOutcomes = ['done', 'partly', 'refused'] as const

/** The grounds for refusing a request completely or in part. */
export const refusalGrounds = [
  'notHeld',
  'identity',
  'exempt',
  'legalDuty',
  'claim',
  'othersRights',
  'otherGround',
] as const

export const dataRequestEvents = [
  'received',
  'asked',
  'replied',
  'noted',
  'answered',
  'withdrawn',
  'remindedWeek',
  'remindedDay',
  'overdue',
  'operatorReminded',
] as const

/** The statutory period for an answer (KVKK, article 13): free of charge, within thirty days. */
export const answerDays = 30

/** How many days before the deadline the organization is reminded. */
export const remindedBefore = { remindedWeek: 7, remindedDay: 1 } as const

/** The most open requests of one person. */
export const mostOpenRequests = 20

/** The pages with the requests, without a locale. */
export const dataRequestsPath = {
  candidate: '/student-dashboard/settings/requests',
  organization: '/organizations-dashboard/settings/data-requests',
} as const
