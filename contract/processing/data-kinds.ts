// What is kept about people, by kinds, in the order in which docs/data-protection.md tells of them. The words of each are in
// locales/ under `inventory.`, its tables and grounds in domain/privacy/processing/inventory.ts.

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

/** Within so many hours of learning of a breach the authority is told (KVKK, article 12; decision 2019/10 of its board). */
export const hoursToTell = 72

/** Where an organization reads of breaches and takes its records, without a locale. */
export const recordsPath = '/organizations-dashboard/settings/data-records'
