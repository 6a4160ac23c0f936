// The fixed lists of communities, apart from the schemas, so that a page can use them without loading zod.

export const joinRules = ['open', 'request', 'invited'] as const
export type JoinRule = (typeof joinRules)[number]

/** A draft is seen by the organization alone; an archived one by its members too, who hear nothing new of it. */
export const communityStates = ['draft', 'published', 'archived'] as const
export type CommunityState = (typeof communityStates)[number]

/** How a candidate stands to a community. Who left or declined said so themselves, and is not shown to the organization. */
export const memberStates = ['requested', 'invited', 'member', 'refused', 'removed', 'left', 'declined'] as const
export type MemberState = (typeof memberStates)[number]

/** Those that the organization sees. */
export const listedStates = ['member', 'requested', 'invited', 'refused', 'removed'] as const
export type ListedState = (typeof listedStates)[number]

/** What of the profile a member shows to the organization beside name and e-mail address. */
export const sharedParts = ['phone', 'place', 'education'] as const
export type SharedPart = (typeof sharedParts)[number]

/** How much goes with one announcement; a file is as large as any other. */
export const announcementLimits = { pictures: 10, files: 10, alt: 300 } as const

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
const office = 'application/vnd.openxmlformats-officedocument'
/** Which files go with an announcement, and which of them can be shown in it. */
export const announcementTypes: { readonly pictures: readonly string[]; readonly files: readonly string[] } = {
  pictures: pictureTypes,
  files: ['application/pdf', `${office}.wordprocessingml.document`, `${office}.spreadsheetml.sheet`, ...pictureTypes],
}

/** For how long removing members can be undone. */
export const undoMinutes = 10
