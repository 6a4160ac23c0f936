import { z } from 'zod'
import { call } from '../call.ts'
import { FormRow } from '../forms/company-forms.ts'
import { read } from '../may.ts'
import { pageOf, paging, searched } from '../paging.ts'
import { companyParams } from '../params.ts'

const ApplicationForm = FormRow.pick({
  id: true,
  formIdentityNumber: true,
  type: true,
  state: true,
  title: true,
  closesAt: true,
  closedAt: true,
  applications: true,
})
  .extend({
    awaiting: z.number().int().describe('Not reviewed yet'),
    awaitingReplies: z.number().int().describe('Waiting for something requested from the candidate'),
    sealed: z.number().int().describe('Beyond the credits'),
  })
  .meta({ id: 'ApplicationForm' })
export type ApplicationForm = z.infer<typeof ApplicationForm>

export const listApplicationForms = call('GET', '/companies/:companyId/applications/forms', {
  summary: 'Forms with applications, and how many are waiting for review',
  params: companyParams,
  query: z.object({
    search: searched,
    sort: z.enum(['awaiting', 'applications', 'deadline', 'title']).default('awaiting'),
    ...paging,
  }),
  output: pageOf(ApplicationForm).extend({
    numbers: z
      .object({
        applications: z.number().int(),
        awaiting: z.number().int(),
        awaitingReplies: z.number().int(),
      })
      .describe('Of all forms, whatever the search'),
  }),
  may: read('Applications'),
})
