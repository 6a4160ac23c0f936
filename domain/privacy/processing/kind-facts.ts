// What the record of processing says of a kind of data.

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
