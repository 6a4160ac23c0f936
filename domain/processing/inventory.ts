import type { DataKind } from '#contract/processing/breaches.ts'

// The one source of the record of processing. Its words (what it is, how long it is kept, why) are under `inventory.` in locales/;
// docs/data-protection.md says the same, and `inventory.test.ts` holds the page and the database against it.

/** Grounds of KVKK, article 5. */
type Ground = 'contract' | 'legalDuty' | 'claim' | 'legitimateInterest' | 'consent'
/** As the register of the authority sorts data. */
type Category =
  | 'identity'
  | 'contact'
  | 'education'
  | 'work'
  | 'finance'
  | 'family'
  | 'health'
  | 'picture'
  | 'security'
  | 'request'
  | 'process'
type Recipient = 'nobody' | 'organizations' | 'members' | 'banks' | 'senders' | 'authorities' | 'person'
type Safeguard = 'grants' | 'encrypted' | 'masked' | 'recorded' | 'shortLinks' | 'hashed' | 'onlyAdded' | 'swept'

export interface KindFacts {
  readonly tables: readonly string[]
  /** Who is responsible: those who run the product, or the organization, for whom they work. */
  readonly controller: 'kopru' | 'organization'
  readonly people: 'candidates' | 'members' | 'everybody'
  readonly categories: readonly Category[]
  readonly grounds: readonly Ground[]
  readonly sharedWith: readonly Recipient[]
  readonly safeguards: readonly Safeguard[]
  /** Why nobody can say of how many candidates it holds something. */
  readonly uncounted?: true
}

const usual = ['grants', 'swept'] as const

export const inventory: Readonly<Record<DataKind, KindFacts>> = {
  account: {
    tables: ['accounts'],
    controller: 'kopru',
    people: 'everybody',
    categories: ['identity', 'contact', 'picture'],
    grounds: ['contract'],
    sharedWith: ['organizations'],
    safeguards: ['hashed', 'grants'],
  },
  signIns: {
    tables: ['sessions', 'codes'],
    controller: 'kopru',
    people: 'everybody',
    categories: ['security'],
    grounds: ['legitimateInterest', 'legalDuty'],
    sharedWith: ['nobody'],
    safeguards: ['hashed', 'swept'],
  },
  secondFactors: {
    tables: ['authenticators', 'passkeys', 'recovery_codes'],
    controller: 'kopru',
    people: 'everybody',
    categories: ['security'],
    grounds: ['contract'],
    sharedWith: ['nobody'],
    safeguards: ['encrypted', 'hashed'],
  },
  consents: {
    tables: ['consents'],
    controller: 'kopru',
    people: 'candidates',
    categories: ['process'],
    grounds: ['legalDuty', 'claim'],
    sharedWith: ['authorities'],
    safeguards: ['onlyAdded'],
  },
  profile: {
    tables: [
      'candidates',
      'candidate_educations',
      'candidate_experiences',
      'candidate_certificates',
      'candidate_competencies',
    ],
    controller: 'kopru',
    people: 'candidates',
    categories: ['identity', 'contact', 'education', 'work', 'finance', 'family', 'health', 'picture'],
    grounds: ['contract', 'consent'],
    sharedWith: ['organizations'],
    safeguards: ['encrypted', 'masked', 'grants'],
  },
  documents: {
    tables: ['candidate_documents', 'files'],
    controller: 'kopru',
    people: 'candidates',
    categories: ['identity', 'education', 'finance', 'family', 'health'],
    grounds: ['contract', 'consent'],
    sharedWith: ['organizations'],
    safeguards: ['shortLinks', 'recorded', 'grants'],
  },
  kept: {
    tables: ['saved_forms', 'followed_companies', 'opportunity_claims'],
    controller: 'kopru',
    people: 'candidates',
    categories: ['process'],
    grounds: ['contract'],
    sharedWith: ['nobody'],
    safeguards: ['grants'],
  },
  communities: {
    tables: [
      'community_members',
      'announcement_readings',
      'community_messages',
      'form_invitations',
      'email_invitations',
    ],
    controller: 'organization',
    people: 'candidates',
    categories: ['identity', 'contact', 'education', 'process'],
    grounds: ['consent'],
    sharedWith: ['members'],
    safeguards: ['grants'],
  },
  typed: {
    tables: ['application_answers', 'application_documents'],
    controller: 'kopru',
    people: 'candidates',
    categories: ['identity', 'education', 'finance', 'family', 'health'],
    grounds: ['contract'],
    sharedWith: ['nobody'],
    safeguards: ['grants'],
  },
  applications: {
    tables: ['applications', 'application_snapshots', 'application_names'],
    controller: 'organization',
    people: 'candidates',
    categories: ['identity', 'contact', 'education', 'work', 'finance', 'family', 'health', 'picture'],
    grounds: ['contract', 'consent'],
    sharedWith: ['members'],
    safeguards: ['encrypted', 'masked', 'recorded', 'grants'],
  },
  happened: {
    tables: ['application_history'],
    controller: 'organization',
    people: 'candidates',
    categories: ['process'],
    grounds: ['legitimateInterest', 'claim'],
    sharedWith: ['members', 'person'],
    safeguards: ['onlyAdded', 'grants'],
  },
  results: {
    tables: ['application_results'],
    controller: 'organization',
    people: 'candidates',
    categories: ['process'],
    grounds: ['contract'],
    sharedWith: ['members', 'person'],
    safeguards: ['grants'],
  },
  messages: {
    tables: ['application_messages', 'deliveries'],
    controller: 'organization',
    people: 'candidates',
    categories: ['contact', 'process'],
    grounds: ['contract'],
    sharedWith: ['members', 'senders'],
    safeguards: ['grants'],
  },
  askedDocuments: {
    tables: ['document_requests', 'added_documents'],
    controller: 'organization',
    people: 'candidates',
    categories: ['identity', 'education', 'finance', 'family', 'health'],
    grounds: ['contract', 'consent'],
    sharedWith: ['members'],
    safeguards: ['shortLinks', 'recorded', 'grants'],
  },
  ownWork: {
    tables: ['notes', 'application_tags', 'member_tags', 'assignments', 'seen_applications', 'interview_results'],
    controller: 'organization',
    people: 'candidates',
    categories: ['process'],
    grounds: ['legitimateInterest'],
    sharedWith: ['members'],
    safeguards: ['grants'],
  },
  interviews: {
    tables: [
      'interview_invitations',
      'interview_bookings',
      'interview_reminders',
      'interviewers',
      'calendar_entries',
      'calendar_feeds',
    ],
    controller: 'organization',
    people: 'everybody',
    categories: ['contact', 'process'],
    grounds: ['contract'],
    sharedWith: ['members', 'senders'],
    safeguards: ['grants'],
  },
  entered: {
    tables: ['entries', 'entry_lists'],
    controller: 'organization',
    people: 'candidates',
    categories: ['identity', 'contact', 'education'],
    grounds: ['consent', 'contract', 'legalDuty', 'legitimateInterest'],
    sharedWith: ['members'],
    safeguards: usual,
  },
  takingPart: {
    tables: ['participants', 'term_participants', 'study_years'],
    controller: 'organization',
    people: 'candidates',
    categories: ['identity', 'contact', 'education', 'process'],
    grounds: ['contract'],
    sharedWith: ['members'],
    safeguards: ['grants'],
  },
  money: {
    tables: ['bank_infos', 'payments', 'payment_run_lines'],
    controller: 'organization',
    people: 'candidates',
    categories: ['finance'],
    grounds: ['contract', 'legalDuty'],
    sharedWith: ['members', 'banks', 'authorities'],
    safeguards: ['encrypted', 'masked', 'recorded', 'grants'],
  },
  exports: {
    tables: ['exports'],
    controller: 'organization',
    people: 'everybody',
    categories: ['process'],
    grounds: ['legitimateInterest', 'claim'],
    sharedWith: ['members'],
    safeguards: ['encrypted', 'recorded', 'swept'],
    uncounted: true,
  },
  copies: {
    tables: ['data_copies'],
    controller: 'kopru',
    people: 'candidates',
    categories: ['process'],
    grounds: ['legalDuty'],
    sharedWith: ['person'],
    safeguards: ['encrypted', 'shortLinks', 'swept'],
  },
  news: {
    tables: ['notifications', 'notification_preferences'],
    controller: 'kopru',
    people: 'everybody',
    categories: ['process'],
    grounds: ['contract'],
    sharedWith: ['nobody'],
    safeguards: usual,
  },
  sent: {
    tables: ['outbox'],
    controller: 'kopru',
    people: 'everybody',
    categories: ['contact', 'process'],
    grounds: ['contract'],
    sharedWith: ['senders'],
    safeguards: ['swept'],
    uncounted: true,
  },
  longer: {
    tables: ['retention_holds', 'retention_notices'],
    controller: 'organization',
    people: 'candidates',
    categories: ['process'],
    grounds: ['legalDuty', 'claim', 'legitimateInterest'],
    sharedWith: ['members'],
    safeguards: ['grants', 'recorded'],
  },
  contact: {
    tables: ['contact_messages'],
    controller: 'kopru',
    people: 'everybody',
    categories: ['identity', 'contact', 'request'],
    grounds: ['legitimateInterest'],
    sharedWith: ['nobody'],
    safeguards: usual,
    uncounted: true,
  },
  requests: {
    tables: ['data_requests', 'data_request_entries'],
    controller: 'organization',
    people: 'everybody',
    categories: ['identity', 'contact', 'request'],
    grounds: ['legalDuty', 'claim'],
    sharedWith: ['members', 'authorities'],
    safeguards: ['onlyAdded', 'grants', 'swept'],
  },
  help: {
    tables: ['operator_acts'],
    controller: 'kopru',
    people: 'everybody',
    categories: ['process', 'security'],
    grounds: ['legitimateInterest', 'claim'],
    sharedWith: ['nobody'],
    safeguards: ['onlyAdded'],
    uncounted: true,
  },
  repeated: {
    tables: ['request_keys'],
    controller: 'kopru',
    people: 'everybody',
    categories: ['security'],
    grounds: ['legitimateInterest'],
    sharedWith: ['nobody'],
    safeguards: ['hashed', 'swept'],
    uncounted: true,
  },
  members: {
    tables: ['company_members'],
    controller: 'organization',
    people: 'members',
    categories: ['identity', 'contact', 'security'],
    grounds: ['contract'],
    sharedWith: ['members'],
    safeguards: ['grants'],
    uncounted: true,
  },
}
