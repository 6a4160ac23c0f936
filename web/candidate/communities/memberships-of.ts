import { readFeed } from '#contract/communities/announcements.ts'
import { listMemberships, readMembership } from '#contract/communities/memberships.ts'
import { query } from '../../queries/answers.ts'

export const membershipsAddress = '/student-dashboard/communities'
export const membershipAddress = (communityId: string) => `${membershipsAddress}/${communityId}`

export const membershipsOf = (candidateId: string) => query(listMemberships, { candidateId })
export const membershipOf = (candidateId: string, communityId: string) =>
  query(readMembership, { candidateId, communityId })

export const announcementsPerPage = 20

export const feedOf = (candidateId: string, communityId: string, pageNumber: number) =>
  query(readFeed, { candidateId, communityId, pageNumber, pageSize: announcementsPerPage })
