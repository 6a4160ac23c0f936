// Outreach: e-mails that an organization causes to addresses of people who have no relation with it yet.

/**
 * The ways in which an organization writes to an unrelated address: team invitation, manual entry, community
 * invitation.
 */
export const outreachWays = ['colleague', 'entry', 'community'] as const
export type OutreachWay = (typeof outreachWays)[number]

/** The daily limit of addresses for an unverified organization, in each way. */
export const unverifiedADay = 20
/** The daily limit of invited colleagues for a verified organization. */
export const colleaguesADay = 100

/** Which outreach an address refuses: from this organization, from all organizations, or none. */
export const refusedFrom = ['organization', 'everybody', 'nobody'] as const
