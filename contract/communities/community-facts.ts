import { attachedTypes, pictureTypes } from '../fields/attached-types.ts'

// The fixed lists of communities, without schemas, so that pages can use them without loading zod.

export const joinRules = ['open', 'request', 'invited'] as const
export type JoinRule = (typeof joinRules)[number]

/** A draft is visible to the organization only; an archived one to its members too, who get no more announcements. */
export const communityStates = ['draft', 'published', 'archived'] as const
export type CommunityState = (typeof communityStates)[number]

/**
 * A candidate's relation to a community. `left` and `declined` are the candidate's own choice and not shown to the
 * organization.
 */
export const memberStates = ['requested', 'invited', 'member', 'refused', 'removed', 'left', 'declined'] as const
export type MemberState = (typeof memberStates)[number]

/** The states that the organization sees. */
export const listedStates = ['member', 'requested', 'invited', 'refused', 'removed'] as const
export type ListedState = (typeof listedStates)[number]

/** Parts of the profile that a member shares with the organization beside name and e-mail address. */
export const sharedParts = ['phone', 'place', 'education'] as const
export type SharedPart = (typeof sharedParts)[number]

/** The most attachments of one announcement; a file may be as large as any other. */
export const announcementLimits = { pictures: 10, files: 10, alt: 300 } as const

/** The types of files that can be attached, and those that can be shown as pictures. */
export const announcementTypes: { readonly pictures: readonly string[]; readonly files: readonly string[] } = {
  pictures: pictureTypes,
  files: attachedTypes,
}

/** How long removing members can be undone. */
export const undoMinutes = 10
