import type { Input } from '#contract/call.ts'
import type { addAnnouncement } from '#contract/communities/announcements.ts'

export type AnnouncementValues = Omit<Input<typeof addAnnouncement>, 'companyId' | 'communityId'>
