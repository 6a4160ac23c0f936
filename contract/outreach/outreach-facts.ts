// Outreach: e-mails that an organization causes to addresses of people who have nothing to do with it yet.

/** How an organization reaches a stranger's address: team invitation, manual entry, community invitation. */
export const outreachWays = ['colleague', 'entry', 'community'] as const
export type OutreachWay = (typeof outreachWays)[number]

/** How many addresses an organization that no operator has verified reaches in 24 hours, by each way. */
export const unverifiedADay = 20
/** How many colleagues a verified one invites in 24 hours. */
export const colleaguesADay = 100

/** Whose e-mails an address refuses: this organization's, those of all organizations, or none. */
export const refusedFrom = ['organization', 'everybody', 'nobody'] as const
