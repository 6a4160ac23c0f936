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

/** What was written to the candidate alone: the last ones, of which all are shown if somebody wants. */
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
