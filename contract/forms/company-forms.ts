import { z } from 'zod'
import { call, largeBody, many } from '../call.ts'
import { plainLine } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { hasWebAddress } from '../fields/web-address.ts'
import { open, read, write } from '../may.ts'
import { pageOf, paging, searched } from '../paging.ts'
import { companyParams, formParams } from '../params.ts'
import { Eligibility } from './eligibility.ts'
import {
  FormBasics,
  FormContent,
  FormDates,
  FormDocuments,
  FormMessages,
  FormPart,
  FormPromise,
  FormState,
  FormSteps,
  FormTexts,
  FormType,
  Questions,
} from './form-content.ts'

// An organization's forms. A save sends the version it is based on; see `forms.changedMeanwhile`.

export const ClosedBecause = z.enum(['deadline', 'quota', 'hand'])
export type ClosedBecause = z.infer<typeof ClosedBecause>

export const FormRow = z
  .object({
    id: Id,
    formIdentityNumber: z.number().int(),
    type: FormType,
    state: FormState,
    title: z.string(),
    version: z.number().int(),
    publishedVersion: z.number().int().nullable(),
    hasChanges: z.boolean().describe('Published, with unpublished changes'),
    opensAt: Moment.nullable(),
    closesAt: Moment.nullable(),
    publishedAt: Moment.nullable(),
    closedAt: Moment.nullable(),
    closedBecause: ClosedBecause.nullable(),
    updatedAt: Moment,
    updatedBy: z.string().nullable(),
    applications: z.number().int().describe('Submitted and not withdrawn, without sealed ones'),
    sealed: z.number().int().describe('Submitted beyond the credits'),
    unfinished: z.number().int(),
    perDay: z.array(z.number().int()).describe('Applications on each of the last fourteen days, oldest first'),
  })
  .meta({ id: 'FormRow' })
export type FormRow = z.infer<typeof FormRow>

/** A problem that prevents publication, or a warning. */
export const ChecklistItem = z.object({
  part: FormPart,
  field: z.string().describe('Where it is: a path such as questions.3.label'),
  message: z.string(),
  blocks: z.boolean().describe('False: only a recommendation'),
  confirms: FormPromise.optional().describe('From a template: to be confirmed or changed before publishing'),
})
export type ChecklistItem = z.infer<typeof ChecklistItem>

export const Form = FormRow.extend({
  content: FormContent,
  checklist: z.array(ChecklistItem),
  can: z.object({
    edit: z.boolean(),
    publish: z.boolean(),
    close: z.boolean(),
    extend: z.boolean(),
    archive: z.boolean(),
    restore: z.boolean(),
    remove: z.boolean(),
  }),
}).meta({ id: 'Form' })
export type Form = z.infer<typeof Form>

export const listForms = call('GET', '/companies/:companyId/forms', {
  summary: "The organization's forms with their numbers",
  params: companyParams,
  query: z.object({
    type: many(FormType).optional(),
    state: many(FormState).optional().describe('All but archived ones if left out'),
    search: searched,
    sort: z.enum(['updated', 'title', 'deadline', 'applications']).default('updated'),
    ...paging,
  }),
  output: pageOf(FormRow).extend({ counts: z.record(FormState, z.number().int()) }),
  may: read('Forms'),
})

export const createForm = call('POST', '/companies/:companyId/forms', {
  summary: 'Create a form, empty or from a template',
  params: companyParams,
  body: z.object({
    id: Id.optional().describe('Chosen by the client, so that a repeated request does not make a second form'),
    type: FormType,
    title: plainLine(150).min(2),
    language: z.enum(['tr', 'en']).default('tr'),
    template: z.string().max(60).optional().describe('Id of a template; an empty form if left out'),
  }),
  output: Form,
  status: 201,
  problems: ['forms.templateNotFound', 'forms.notFound'],
  may: write('Forms'),
})

export const readForm = call('GET', '/companies/:companyId/forms/:formId', {
  summary: 'A form with all its content and what is missing before it can be published',
  params: formParams,
  output: Form,
  problems: ['forms.notFound'],
  may: open('Forms'),
})

export const version = z.number().int().min(1).describe('The version that the change was made from')

/** Fields that a save omits stay unchanged. E-mails show titles and subjects, so these may contain no web addresses. */
const FormChange = z
  .object({
    version,
    basics: FormBasics.optional(),
    dates: FormDates.optional(),
    eligibility: Eligibility.optional(),
    questions: Questions.optional(),
    documents: FormDocuments.optional(),
    steps: FormSteps.optional(),
    reviewers: z.array(Id).max(100).optional(),
    messages: FormMessages.optional(),
    texts: FormTexts.optional(),
  })
  .check(({ value: { basics, messages }, issues }) => {
    const shown = [
      [['basics', 'title'], basics?.title],
      [['messages', 'received', 'subject'], messages?.received.subject],
      [['messages', 'unfinished', 'subject'], messages?.unfinished.subject],
    ] as const
    for (const [path, input = ''] of shown)
      if (hasWebAddress(input)) issues.push({ code: 'custom', path: [...path], message: 'fields.noWebAddress', input })
  })

export const Saved = z.object({
  version: z.number().int(),
  updatedAt: Moment,
  hasChanges: z.boolean(),
  newerParts: z
    .array(FormPart)
    .describe('What someone else has changed since the version named: read it before changing it'),
  checklist: z.array(ChecklistItem),
})

export type SavedForm = z.infer<typeof Saved>

export const saveForm = call('PUT', '/companies/:companyId/forms/:formId', {
  summary: 'Save parts of a form. Refused if another member has changed one of these parts since that version',
  params: formParams,
  body: FormChange,
  output: Saved,
  problems: ['forms.notFound', 'forms.changedMeanwhile', 'forms.archived', 'forms.stepInUse', 'images.notFound'],
  bytes: largeBody,
  may: write('Forms'),
})
