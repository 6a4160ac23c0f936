import { listAnnouncements } from '#contract/communities/announcements.ts'
import { query } from '#web/queries/answers.ts'

export const announcementsPerPage = 20

export const announcementsOf = (companyId: string, communityId: string, pageNumber: number) =>
  query(listAnnouncements, { companyId, communityId, pageNumber, pageSize: announcementsPerPage })
