import { z } from 'zod'
import { ApplicationFilters } from '../applications/application-filters.ts'
import { call, largeBody } from '../call.ts'
import { MemberFilters } from '../communities/member-target.ts'
import { communityParams } from '../communities/own-communities.ts'
import { Id } from '../fields/patterns.ts'
import { read } from '../may.ts'
import { companyParams, formParams } from '../params.ts'
import { ParticipantFilters } from '../participants/participant-filters.ts'
import { ListSort } from '../review/list-sort.ts'
import { ApplicationColumns, ParticipantColumns } from './export-columns.ts'
import { Export } from './exports.ts'

// Lists and documents as files. Small ones are made at once and are the answer; large ones are made by the worker.

const mostNamed = 10_000

const shared = {
  language: z.enum(['tr', 'en']).optional().describe('Of headings and words; the caller’s if left out'),
  answer: z
    .enum(['file', 'row'])
    .default('file')
    .describe('`row`: returns the row of the export even if the file is ready immediately'),
}

const ofList = {
  ...shared,
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
  // The list's own query is sent unchanged, so the page parameters are accepted and ignored.
  pageNumber: z.number().int().min(1).max(10_000).optional().describe('Accepted but ignored: a file holds all pages'),
  pageSize: z.number().int().min(1).max(1000).optional().describe('Accepted but ignored'),
}

/** Selected applications, instead of all that match. */
const chosen = {
  applicationIds: z.array(Id).min(1).max(mostNamed).optional().describe('Only these, whatever the filters say'),
  except: z.array(Id).max(mostNamed).optional().describe('Matches to leave out'),
}

const problems = ['forms.notFound', 'permissions.missing', 'exports.tooMany', 'exports.tooLarge'] as const

export const exportApplications = call('POST', '/companies/:companyId/forms/:formId/applications/excel', {
  summary: 'The applications to a form as Excel or CSV, filtered and ordered as in the list',
  params: formParams,
  body: ApplicationFilters.extend({
    ...chosen,
    ...ListSort,
    ...ofList,
    columns: ApplicationColumns.optional().describe('In this order; everything that is not sensitive if left out'),
  }).strict(),
  output: Export,
  orFile: true,
  status: 202,
  problems: [...problems, 'accounts.confirmationNeeded'],
  bytes: largeBody,
  may: read('Applications'),
})

const participantsBody = ParticipantFilters.extend({
  participantIds: z.array(Id).min(1).max(mostNamed).optional().describe('Only these, whatever the filters say'),
  except: z.array(Id).max(mostNamed).optional().describe('Matches to leave out'),
  sort: z.enum(['added', 'name']).default('added'),
  direction: z.enum(['up', 'down']).default('down'),
  ...ofList,
  columns: ParticipantColumns.optional().describe('In this order; everything that is not sensitive if left out'),
})

const ofParticipants = {
  output: Export,
  orFile: true,
  status: 202,
  problems: [...problems, 'accounts.confirmationNeeded'],
  bytes: largeBody,
  may: read('Participants'),
} as const

export const exportParticipants = call('POST', '/companies/:companyId/participants/excel', {
  summary: 'The participants of an organization as Excel or CSV, filtered and ordered as in the list',
  params: companyParams,
  body: participantsBody.extend({ formId: Id.optional() }),
  ...ofParticipants,
})

export const exportParticipantsOfForm = call('POST', '/companies/:companyId/participants/form/:formId/excel', {
  summary: 'The participants of one form as Excel or CSV, filtered and ordered as in the list',
  params: formParams,
  body: participantsBody,
  ...ofParticipants,
})

export const exportMembers = call('POST', '/companies/:companyId/communities/:communityId/members/excel', {
  summary: 'The members of a community as Excel or CSV, filtered as in the list: only what each of them agreed to show',
  params: communityParams,
  body: MemberFilters.extend({
    candidateIds: z.array(Id).min(1).max(mostNamed).optional().describe('Only these, whatever the filters say'),
    except: z.array(Id).max(mostNamed).optional().describe('Matches to leave out'),
    ...ofList,
  }),
  output: Export,
  orFile: true,
  status: 202,
  problems: ['communities.notFound', 'permissions.missing', 'exports.tooMany', 'exports.tooLarge'],
  bytes: largeBody,
  may: read('Communities'),
})

export const exportFiles = call('POST', '/companies/:companyId/forms/:formId/applications/zip', {
  summary: 'The documents or the dossiers of applications to a form in one zip, a folder or a PDF for each',
  params: formParams,
  body: ApplicationFilters.extend({
    ...chosen,
    ...ListSort,
    ...shared,
    content: z
      .enum(['documents', 'dossiers'])
      .describe('Documents: a folder for each candidate. Dossiers: a PDF for each'),
  }).meta({ examples: [{ content: 'documents' }] }),
  output: Export,
  orFile: true,
  status: 202,
  problems: [...problems, 'exports.nothing'],
  bytes: largeBody,
  may: read('Applications'),
})
