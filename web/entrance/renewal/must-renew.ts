import type { SignedIn } from '../../session/store.ts'

/** A password that the older system made, on an account that signs in with it. */
export const mustRenew = (who: SignedIn | null | undefined): who is SignedIn =>
  who?.pwdVersion === 'v1' && who.provider === 'Kopru'
