// Outreach: e-mails that an organization causes to addresses of people who have nothing to do with it yet.

/** The ways in which an organization reaches such an address: as a colleague, as somebody it enters, for a community. */
export const outreachWays = ['colleague', 'entry', 'community'] as const
export type OutreachWay = (typeof outreachWays)[number]

/** How many addresses an organization that no operator has verified reaches in 24 hours, by each way. */
export const unverifiedADay = 20
/** How many colleagues a verified one invites in 24 hours. */
export const colleaguesADay = 100

/** From whom somebody wants no such e-mails. */
export const refusedFrom = ['organization', 'everybody', 'nobody'] as const
