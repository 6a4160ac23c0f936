import { readFeed } from '#contract/communities/announcements.ts'
import { listCommunityMessages } from '#contract/communities/member-messages.ts'
import { listMemberships, readMembership } from '#contract/communities/memberships.ts'
import { query } from '../../queries/answers.ts'

export const membershipsAddress = '/student-dashboard/communities'
export const membershipAddress = (communityId: string) => `${membershipsAddress}/${communityId}`

export const membershipsOf = (candidateId: string) => query(listMemberships, { candidateId })
export const membershipOf = (candidateId: string, communityId: string) =>
  query(readMembership, { candidateId, communityId })

export const announcementsPerPage = 20

/** The number of personal messages shown at first. */
const messagesShown = 3
const mostMessages = 200

export const messagesOf = (candidateId: string, communityId: string, isWhole = false) =>
  query(listCommunityMessages, {
    candidateId,
    communityId,
    pageNumber: 1,
    pageSize: isWhole ? mostMessages : messagesShown,
  })

export const feedOf = (candidateId: string, communityId: string, pageNumber: number) =>
  query(readFeed, { candidateId, communityId, pageNumber, pageSize: announcementsPerPage })
