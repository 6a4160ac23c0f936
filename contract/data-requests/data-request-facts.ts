// Apart from the schemas, so that a page can name them without loading any.

/** What somebody may ask of whoever holds their data (KVKK, article 11). */
export const dataRequestKinds = ['access', 'correction', 'erasure', 'objection', 'automated', 'other'] as const

/** `asked`: the one who answers wants to know something first. The clock goes on meanwhile. */
export const dataRequestStates = ['open', 'asked', 'answered', 'withdrawn'] as const

export const dataRequestOutcomes = ['done', 'partly', 'refused'] as const

/** Why a request may be refused, or carried out in part only. */
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

/** The law's time for an answer (KVKK, article 13): free of charge, within thirty days. */
export const answerDays = 30

/** How many days before the last one the organization is reminded. */
export const remindedBefore = { remindedWeek: 7, remindedDay: 1 } as const

/** So many requests of one person may be open at once. */
export const mostOpenRequests = 20

/** Where they are read, without a locale. */
export const dataRequestsPath = {
  candidate: '/student-dashboard/settings/requests',
  organization: '/organizations-dashboard/settings/data-requests',
} as const
