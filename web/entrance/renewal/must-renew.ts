import type { SignedIn } from '../../session/store.ts'

/** Whether an account signs in with a password that the older system made. */
export const mustRenew = (who: SignedIn | null | undefined): who is SignedIn =>
  who?.pwdVersion === 'v1' && who.provider === 'Kopru'
