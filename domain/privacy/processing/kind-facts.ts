// The facts of a kind of data in the record of processing.

/** Legal grounds of KVKK, article 5. */
type Ground = 'contract' | 'legalDuty' | 'claim' | 'legitimateInterest' | 'consent'
/** The categories of the authority's register. */
type Category =
  | 'identity'
  | 'contact'
  | 'education'
  | 'work'
  | 'finance'
  | 'family'
  | 'health'
  | 'criminal'
  | 'picture'
  | 'security'
  | 'request'
  | 'process'
type Recipient = 'nobody' | 'organizations' | 'members' | 'banks' | 'senders' | 'authorities' | 'person'
type Safeguard = 'grants' | 'encrypted' | 'masked' | 'recorded' | 'shortLinks' | 'hashed' | 'onlyAdded' | 'swept'

export interface KindFacts {
  readonly tables: readonly string[]
  /** The controller: the operators of the product, or the organization, for which they are the processor. */
  readonly controller: 'kopru' | 'organization'
  readonly people: 'candidates' | 'members' | 'everybody'
  readonly categories: readonly Category[]
  readonly grounds: readonly Ground[]
  readonly sharedWith: readonly Recipient[]
  readonly safeguards: readonly Safeguard[]
  /** Set if the number of candidates with such data cannot be determined. */
  readonly uncounted?: true
}
