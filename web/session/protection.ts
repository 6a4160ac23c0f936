import type { SignedIn } from './store.ts'

/** The page that sets up the second factor that an organization demands. */
export const protection = '/organizations-dashboard/protect'

/** Whether the grace period for setting one up is over. */
export const isProtectionDue = (who: Pick<SignedIn, 'protectBy'> | null) =>
  who?.protectBy !== undefined && Date.parse(who.protectBy) <= Date.now()
