import { z } from 'zod'
import { call, mediumBody } from '../call.ts'
import { FileInfo } from '../candidates/candidate-documents.ts'
import { plainLine } from '../fields/one-line.ts'
import { Id, isEmptyTextEditor, Moment } from '../fields/patterns.ts'
import { candidate, open, read, write } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { candidateParams } from '../params.ts'
import { AnnouncementPicture, namedFiles } from './announcement-files.ts'
import { communityParams } from './own-communities.ts'

// An organization's announcements to a community, published at once or scheduled.

const announcementParams = communityParams.extend({ announcementId: Id })

const Announcement = z.object({
  id: Id,
  title: z.string(),
  body: z.string().describe('Rich text'),
  publishAt: Moment,
  isPinned: z.boolean(),
  pictures: z.array(AnnouncementPicture),
  files: z.array(FileInfo),
})

const OwnAnnouncement = Announcement.extend({
  isPublished: z.boolean(),
  author: z.string(),
  reached: z.number().int().describe('How many were members when it was published'),
  readers: z.number().int().describe('How many of the members have opened it'),
}).meta({ id: 'OwnAnnouncement' })
export type OwnAnnouncement = z.infer<typeof OwnAnnouncement>

const AnnouncementChange = z
  .object({
    title: plainLine(150).min(2),
    body: z
      .string()
      .max(20_000)
      .refine((html) => !isEmptyTextEditor(html), 'fields.required'),
    publishAt: Moment.nullable().describe('When members see it; null for now. Ignored once published'),
    ...namedFiles,
  })
  .meta({
    id: 'AnnouncementChange',
    examples: [{ title: 'Mezunlar günü', body: '<p>12 Aralık’ta buluşuyoruz.</p>', publishAt: null }],
  })

export const listAnnouncements = call('GET', '/companies/:companyId/communities/:communityId/announcements', {
  summary: 'The announcements of a community and how many members opened each: scheduled, then pinned, then newest',
  params: communityParams,
  query: z.object({ ...paging }),
  output: pageOf(OwnAnnouncement),
  problems: ['communities.notFound'],
  may: read('Communities'),
})

export const readAnnouncement = call(
  'GET',
  '/companies/:companyId/communities/:communityId/announcements/:announcementId',
  {
    summary: 'One announcement of a community',
    params: announcementParams,
    output: OwnAnnouncement,
    problems: ['communities.notFound', 'announcements.notFound'],
    may: open('Communities'),
  },
)

export const addAnnouncement = call('POST', '/companies/:companyId/communities/:communityId/announcements', {
  summary:
    'Publish an announcement to the members of a community, now or later; members who muted it are not notified, but can read it',
  params: communityParams,
  body: AnnouncementChange,
  output: OwnAnnouncement,
  status: 201,
  problems: ['communities.notFound', 'communities.notPublished', 'announcements.inPast', 'announcements.fileNotFound'],
  bytes: mediumBody,
  may: write('Communities'),
})

export const changeAnnouncement = call(
  'PUT',
  '/companies/:companyId/communities/:communityId/announcements/:announcementId',
  {
    summary: 'Change an announcement; changing a published one notifies no one again',
    params: announcementParams,
    body: AnnouncementChange,
    output: OwnAnnouncement,
    problems: [
      'communities.notFound',
      'communities.notPublished',
      'announcements.notFound',
      'announcements.inPast',
      'announcements.fileNotFound',
    ],
    bytes: mediumBody,
    may: write('Communities'),
  },
)

export const pinAnnouncement = call(
  'PUT',
  '/companies/:companyId/communities/:communityId/announcements/:announcementId/pin',
  {
    summary: 'Pin an announcement above the others, or unpin it',
    params: announcementParams,
    body: z.object({ isPinned: z.boolean() }),
    output: OwnAnnouncement,
    problems: ['communities.notFound', 'announcements.notFound'],
    may: write('Communities'),
  },
)

export const removeAnnouncement = call(
  'DELETE',
  '/companies/:companyId/communities/:communityId/announcements/:announcementId',
  {
    summary: 'Remove an announcement and the record of who opened it',
    params: announcementParams,
    output: z.null(),
    status: 204,
    problems: ['communities.notFound', 'announcements.notFound'],
    may: write('Communities'),
  },
)

export const listReaders = call(
  'GET',
  '/companies/:companyId/communities/:communityId/announcements/:announcementId/readers',
  {
    summary: 'The members who have opened an announcement, latest first',
    params: announcementParams,
    query: z.object({ ...paging }),
    output: pageOf(z.object({ candidateId: Id, name: z.string(), readAt: Moment })),
    problems: ['communities.notFound', 'announcements.notFound'],
    may: read('Communities'),
  },
)

const membershipParams = candidateParams.extend({ communityId: Id })

const ReadAnnouncement = Announcement.extend({
  readAt: Moment.nullable().describe('When the candidate opened it'),
}).meta({ id: 'ReadAnnouncement' })
export type ReadAnnouncement = z.infer<typeof ReadAnnouncement>

export const readFeed = call('GET', '/candidates/:candidateId/communities/:communityId/announcements', {
  summary: 'The announcements of a community: pinned first, then the newest',
  params: membershipParams,
  query: z.object({ ...paging }),
  output: pageOf(ReadAnnouncement),
  problems: ['communities.notFound'],
  may: candidate,
})

export const markAnnouncementsRead = call(
  'PUT',
  '/candidates/:candidateId/communities/:communityId/announcements/read',
  {
    summary: 'Mark announcements as opened; the organization sees who has opened which',
    params: membershipParams,
    body: z
      .object({ ids: z.array(Id).min(1).max(200) })
      .meta({ examples: [{ ids: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'] }] }),
    output: z.object({ unread: z.number().int() }),
    problems: ['communities.notFound'],
    may: candidate,
  },
)
