import { z } from 'zod'
import { call, mediumBody } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { full, read } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { formParams } from '../params.ts'
import { letterFields, Publication } from './publishing.ts'

// Published and scheduled publications. A scheduled one can be changed and cancelled until its time.

const publicationParams = formParams.extend({ publicationId: Id })
const version = z.number().int().min(1).describe('As it was read; refused if it has changed since')
const problems = [
  'forms.notFound',
  'publications.notFound',
  'publications.over',
  'publications.changedSince',
  'results.publishAtPast',
  'results.acceptByNeeded',
  'results.acceptByTooEarly',
] as const

export const listPublications = call('GET', '/companies/:companyId/forms/:formId/publish-result/publications', {
  summary: 'The publications of a form’s results, newest first',
  params: formParams,
  query: z.object({ ...paging }),
  output: pageOf(Publication),
  problems: ['forms.notFound'],
  may: read('Applications'),
})

export const changePublication = call(
  'PUT',
  '/companies/:companyId/forms/:formId/publish-result/publications/:publicationId',
  {
    summary: 'Change the time or the letter of a scheduled publication',
    params: publicationParams,
    versioned: true,
    body: z.object({ ...letterFields, publishAt: Moment, acceptBy: Moment.nullable().default(null), version }).meta({
      examples: [
        {
          texts: { tr: { subject: 'Sonucun', text: 'Merhaba {{name}}, başvurun onaylandı.' } },
          publishAt: '2030-03-15T06:00:00.000Z',
          version: 1,
        },
      ],
    }),
    output: Publication,
    problems: [...problems, 'accounts.smsOff'],
    bytes: mediumBody,
    may: full('Applications'),
  },
)

export const callOffPublication = call(
  'POST',
  '/companies/:companyId/forms/:formId/publish-result/publications/:publicationId/call-off',
  {
    summary: 'Cancel a scheduled publication; no one is notified',
    params: publicationParams,
    versioned: true,
    body: z.object({ version }).meta({ examples: [{ version: 1 }] }),
    output: Publication,
    problems: ['forms.notFound', 'publications.notFound', 'publications.over', 'publications.changedSince'],
    may: full('Applications'),
  },
)
