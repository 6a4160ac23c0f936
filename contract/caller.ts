import type { Permissions, UserType } from './permissions.ts'

export interface Caller {
  readonly language: 'tr' | 'en'
  readonly requestId: string
  /** The network address: for rate limits, and for the list of sessions. */
  readonly address?: string
  readonly device?: string
  readonly person?: Person
  /** Whether a token was sent whose session has ended or has to be renewed. */
  readonly hasOldToken?: true
  /** A prefetch, which may never be shown: it does not mark anything as opened. */
  readonly isAhead?: boolean
  /**
   * Whether a session has ended, as far as this process knows. Signed links need it, because they work without their
   * owner's token.
   */
  readonly hasEnded?: (sessionId: string) => boolean
}

/** The signed-in person behind a call. */
export type Person = CandidatePerson | CompanyPerson

interface SignedIn {
  readonly sessionId: string
  readonly accountId: string
  /** Set for operators of the product. */
  readonly operator?: OperatorState
}

/** Operator rights are not usable before the account has a second factor. */
export type OperatorState = 'ready' | 'unprotected'

interface CandidatePerson extends SignedIn {
  readonly kind: 'Candidate'
  readonly candidateId: string
}

interface CompanyPerson extends SignedIn {
  readonly kind: 'Company'
  readonly companyId: string
  readonly userType: UserType
  readonly permissions: Permissions
  /**
   * For members without the second factor that their organization demands: the time from which calls for members are
   * refused.
   */
  readonly protectBy?: number
}
