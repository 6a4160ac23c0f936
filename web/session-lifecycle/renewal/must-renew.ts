import type { SignedIn } from '../../session/store.ts'

/** Whether the account's password hash comes from the older system. */
export const mustRenew = (who: SignedIn | null | undefined): who is SignedIn =>
  who?.pwdVersion === 'v1' && who.provider === 'Kopru'
