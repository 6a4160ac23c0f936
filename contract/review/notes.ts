import { z } from 'zod'
import { ActAnswer, actProblems, targetFields, withOneTarget } from '../applications/acts.ts'
import { missingApplication } from '../applications/missing-application.ts'
import { call, largeBody, mediumBody } from '../call.ts'
import { paragraphs } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { open, write } from '../may.ts'
import { applicationParams, formParams } from '../params.ts'

// Notes of members about an application. Candidates never see them.

const noteParams = applicationParams.extend({ noteId: Id })

const NoteText = paragraphs(10_000)
  .min(1, 'fields.required')
  .describe('A colleague is mentioned by their account, `<@id>`, and notified once')
  .meta({ examples: ['Referansını aradım, çok memnun.'] })

export const Note = z
  .object({
    id: Id,
    text: z.string().describe('A colleague is mentioned in it by their account: `<@id>`'),
    mentions: z
      .array(z.object({ id: Id, name: z.string() }))
      .describe('The colleagues mentioned in the text, with their current names'),
    author: z.string(),
    createdAt: Moment,
    editedAt: Moment.nullable(),
    version: z.number().int().describe('Goes up with every edit; the next one may name it'),
    pinnedAt: Moment.nullable(),
    can: z.object({ edit: z.boolean(), remove: z.boolean(), pin: z.boolean() }),
  })
  .meta({ id: 'Note' })
export type Note = z.infer<typeof Note>

export const listNotes = call('GET', '/companies/:companyId/forms/:formId/applications/:appId/notes', {
  summary: 'The organization’s notes on an application, pinned ones first, then newest',
  params: applicationParams,
  whole: true,
  output: z.object({ items: z.array(Note) }),
  problems: missingApplication,
  may: open('Applications'),
})

export const addNotes = call('POST', '/companies/:companyId/forms/:formId/applications/notes', {
  summary: 'Add the same note to applications; candidates never see it',
  params: formParams,
  body: withOneTarget(z.object({ ...targetFields, text: NoteText })).meta({
    examples: [{ applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'], text: 'Referansını aradım, çok memnun.' }],
  }),
  output: ActAnswer,
  problems: [...actProblems, 'notes.unknownColleague'],
  bytes: largeBody,
  may: write('Applications'),
})

export const editNote = call('PUT', '/companies/:companyId/forms/:formId/applications/:appId/notes/:noteId', {
  summary: 'Edit one’s own note',
  params: noteParams,
  body: z.object({
    text: NoteText,
    version: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe('As it was read. If it was edited since, the call is refused with `notes.changedSince`'),
  }),
  versioned: true,
  output: Note,
  problems: [
    ...missingApplication,
    'applications.partNotFound',
    'retention.anonymised',
    'notes.notYours',
    'notes.unknownColleague',
    'notes.changedSince',
  ],
  bytes: mediumBody,
  may: write('Applications'),
})

export const pinNote = call('PUT', '/companies/:companyId/forms/:formId/applications/:appId/notes/:noteId/pin', {
  summary: 'Pin a note above the others of its application, or unpin it',
  params: noteParams,
  body: z.object({ pinned: z.boolean() }),
  output: Note,
  problems: [...missingApplication, 'applications.partNotFound'],
  may: write('Applications'),
})

export const removeNote = call('DELETE', '/companies/:companyId/forms/:formId/applications/:appId/notes/:noteId', {
  summary: 'Delete one’s own note; other members’ notes with full access to applications',
  params: noteParams,
  output: z.null(),
  status: 204,
  problems: [...missingApplication, 'applications.partNotFound', 'permissions.missing'],
  may: write('Applications'),
})
