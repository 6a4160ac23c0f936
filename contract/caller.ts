import type { Permissions, UserType } from './permissions.ts'

/** Who makes a call, as every action receives it. */
export interface Caller {
  readonly language: 'tr' | 'en'
  readonly requestId: string
  /** Where the call comes from; what codes and rate limits are counted by, and what people see in their list of sessions. */
  readonly address?: string
  readonly device?: string
  readonly person?: Person
  /** A token came with the call, and its session has ended or has to be renewed. */
  readonly hasOldToken?: true
  /** The answer is fetched ahead, and perhaps never shown: nothing counts as opened by it. */
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
  /** Is an operator of the product. */
  readonly operator?: OperatorState
}

/** An operator may do nothing before the account has a second factor. */
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
  /** Without the second factor that the organization demands: the moment from which calls for members refuse it. */
  readonly protectBy?: number
}
