import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { open } from '../may.ts'
import { formParams } from '../params.ts'
import { FormContent } from './form-content.ts'

export const FormEvent = z.enum([
  'created',
  'duplicated',
  'published',
  'changesPublished',
  'extended',
  'closed',
  'archived',
  'restored',
  'confirmed',
  'retentionChanged',
])
export type FormEvent = z.infer<typeof FormEvent>

export const listFormHistory = call('GET', '/companies/:companyId/forms/:formId/history', {
  summary: 'The history of the form: who did what, newest first',
  params: formParams,
  whole: true,
  output: z.object({
    items: z.array(z.object({ id: Id, event: FormEvent, by: z.string().nullable(), at: Moment })),
  }),
  problems: ['forms.notFound'],
  may: open('Forms'),
})

export const listFormVersions = call('GET', '/companies/:companyId/forms/:formId/versions', {
  summary: 'The published versions, newest first, each word for word',
  params: formParams,
  whole: true,
  output: z.object({
    items: z.array(
      z.object({
        version: z.number().int(),
        publishedAt: Moment,
        publishedBy: z.string().nullable(),
        content: FormContent,
      }),
    ),
  }),
  problems: ['forms.notFound'],
  may: open('Forms'),
})
