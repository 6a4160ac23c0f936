import type { SignedIn } from './store.ts'

/** Where a member sets up the second factor that the organization demands. */
export const protection = '/organizations-dashboard/protect'

/** The days for setting one up are over. */
export const isProtectionDue = (who: Pick<SignedIn, 'protectBy'> | null) =>
  who?.protectBy !== undefined && Date.parse(who.protectBy) <= Date.now()
