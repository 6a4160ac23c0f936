import { listPoolForms } from '#contract/communities/form-invitations.ts'
import { listOwnCommunities, readOwnCommunity } from '#contract/communities/own-communities.ts'
import { query } from '#web/queries/answers.ts'

// Addresses of the community pages, and queries that several of them share.

export const communitiesAddress = '/organizations-dashboard/communities'
export const newCommunityAddress = `${communitiesAddress}/new`
export const communityAddress = (id: string) => `${communitiesAddress}/${id}`
export const editCommunityAddress = (id: string) => `${communityAddress(id)}/edit`
export const announcementsAddress = (id: string) => `${communityAddress(id)}/announcements`
export const newAnnouncementAddress = (id: string) => `${announcementsAddress(id)}/new`
export const editAnnouncementAddress = (id: string, announcementId: string) =>
  `${announcementsAddress(id)}/${announcementId}`
export const communityMailingsAddress = (id: string) => `${communityAddress(id)}/mailings`
export const poolAddress = (id: string) => `${communityAddress(id)}/forms`
export const inviteAddress = (id: string) => `${communityAddress(id)}/invite`

export const poolFormsOf = (companyId: string, communityId: string) => query(listPoolForms, { companyId, communityId })
export const communitiesOf = (companyId: string) => query(listOwnCommunities, { companyId })
export const communityOf = (companyId: string, communityId: string) =>
  query(readOwnCommunity, { companyId, communityId })
