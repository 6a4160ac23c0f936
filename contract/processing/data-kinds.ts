// Kinds of stored personal data, in the order of docs/data-protection.md. Their texts are in locales/ under
// `inventory.`, their tables and legal grounds in domain/privacy/processing/inventory.ts.

export const dataKinds = [
  'account',
  'signIns',
  'secondFactors',
  'consents',
  'profile',
  'documents',
  'kept',
  'communities',
  'typed',
  'applications',
  'happened',
  'results',
  'messages',
  'askedDocuments',
  'ownWork',
  'interviews',
  'entered',
  'takingPart',
  'money',
  'exports',
  'copies',
  'news',
  'sent',
  'longer',
  'contact',
  'requests',
  'help',
  'repeated',
  'members',
] as const

export const breachEvents = ['measure', 'authorityTold', 'peopleTold', 'organizationsTold', 'closed'] as const

/**
 * The authority must be notified within this many hours of learning of a breach (KVKK, article 12; decision 2019/10 of
 * its board).
 */
export const hoursToTell = 72

/** The organization's page for breaches and records, without a locale. */
export const recordsPath = '/organizations-dashboard/settings/data-records'
