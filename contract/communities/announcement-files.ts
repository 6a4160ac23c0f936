import { z } from 'zod'
import { call } from '../call.ts'
import { FileInfo, fileProblems, handedIn, handedInBytes } from '../candidates/candidate-documents.ts'
import { oneLine } from '../fields/one-line.ts'
import { Id } from '../fields/patterns.ts'
import { write } from '../may.ts'
import { announcementLimits as limits } from './community-facts.ts'
import { communityParams } from './own-communities.ts'

// Pictures and files of an announcement. They are uploaded before it is saved, and attached when it is.

export const AnnouncementPicture = FileInfo.extend({
  alt: z.string().describe('What it shows, for people who can’t see it'),
  width: z.number().int(),
  height: z.number().int(),
}).meta({ id: 'AnnouncementPicture' })
export type AnnouncementPicture = z.infer<typeof AnnouncementPicture>

const areDifferent = (ids: readonly string[]) => new Set(ids).size === ids.length

/** The attachments of an announcement; earlier ones that are not in the list are detached. */
export const namedFiles = {
  pictures: z
    .array(z.object({ fileId: Id, alt: oneLine(limits.alt).min(1, 'fields.required') }))
    .max(limits.pictures)
    .refine((pictures) => areDifferent(pictures.map(({ fileId }) => fileId)), 'fields.twice')
    .default([])
    .describe('In the order they are shown'),
  files: z.array(Id).max(limits.files).refine(areDifferent, 'fields.twice').default([]),
}

export const addAnnouncementFile = call('POST', '/companies/:companyId/communities/:communityId/announcements/files', {
  summary: 'Upload a picture or a file for an announcement; one that no announcement uses is removed a day later',
  params: communityParams,
  body: z
    .object({
      ...handedIn,
      isPicture: z
        .boolean()
        .default(false)
        .describe('Shown in the announcement: redrawn as WebP within 1600 × 1600, without camera metadata'),
    })
    .meta({ examples: [{ uploadId: '0199a0000000700080000000000000a1', fileName: 'program.pdf' }] }),
  output: z.object({
    file: FileInfo,
    picture: z.object({ width: z.number().int(), height: z.number().int() }).nullable().describe('Null of a file'),
  }),
  status: 201,
  problems: [
    'communities.notFound',
    ...fileProblems.filter((code) => code !== 'files.vaultFull'),
    'files.companyFull',
    'images.tooManyToday',
    'images.noRoom',
  ],
  bytes: handedInBytes,
  may: write('Communities'),
})
