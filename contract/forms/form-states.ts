import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { full, write } from '../may.ts'
import { formParams } from '../params.ts'
import { Form, version } from './company-forms.ts'
import { FormBasics, FormPromise } from './form-content.ts'

const act = {
  params: formParams,
  output: Form,
  problems: ['forms.notFound', 'forms.wrongState'] as const,
  may: write('Forms'),
}

export const publishForm = call('POST', '/companies/:companyId/forms/:formId/publish', {
  ...act,
  summary: 'Publish a draft, or the changes of a published form; what is missing is named field by field',
  body: z.object({ version }),
  problems: ['forms.notFound', 'forms.wrongState', 'forms.incomplete', 'forms.changedMeanwhile'],
})

export const confirmFormPromises = call('POST', '/companies/:companyId/forms/:formId/confirm', {
  ...act,
  summary: 'Confirm what a template promises; needed once, before the form is published',
  body: z.object({ version, promises: z.array(FormPromise).min(1).max(4) }),
  problems: ['forms.notFound', 'forms.changedMeanwhile', 'forms.archived'],
})

export const closeForm = call('POST', '/companies/:companyId/forms/:formId/close', {
  ...act,
  summary: 'Close a published form before its deadline',
})

export const extendForm = call('POST', '/companies/:companyId/forms/:formId/extend', {
  ...act,
  summary: 'Extend the deadline; a closed form reopens, a full one with more places',
  body: z.object({
    closesAt: Moment.refine(
      (wanted) => Date.parse(wanted) < Date.now() + 5 * 366 * 86_400_000,
      'fields.tooFar',
    ).describe(
      'Later than the present deadline, and in the future, by five years at most; a closed form may keep its own',
    ),
    quota: FormBasics.shape.quota.unwrap().optional().describe('The number of places from now on'),
  }),
  problems: [
    'forms.notFound',
    'forms.wrongState',
    'forms.deadlinePassed',
    'forms.closesBeforeOpening',
    'forms.notLater',
    'forms.noDeadline',
    'forms.full',
  ],
})

export const duplicateForm = call('POST', '/companies/:companyId/forms/:formId/duplicate', {
  ...act,
  summary: 'Create a new draft with the content of this form, without its dates or for a new term',
  body: z.object({
    id: Id.optional(),
    newTerm: z
      .boolean()
      .optional()
      .describe('Moves its dates, and the years in its title, by whole years until all dates are in the future'),
  }),
  status: 201,
  problems: ['forms.notFound'],
})

export const archiveForm = call('POST', '/companies/:companyId/forms/:formId/archive', {
  ...act,
  summary: 'Archive a draft or a closed form',
})

export const restoreForm = call('POST', '/companies/:companyId/forms/:formId/restore', {
  ...act,
  summary: 'Restore an archived form',
})

export const deleteForm = call('DELETE', '/companies/:companyId/forms/:formId', {
  summary: 'Delete a draft that was never published',
  params: formParams,
  output: z.null(),
  status: 204,
  problems: ['forms.notFound', 'forms.wrongState'],
  may: full('Forms'),
})
