import { z } from 'zod'
import { call, largeBody, many, mediumBody } from './call.ts'
import { Eligibility } from './eligibility.ts'
import {
  ConditionalDocuments,
  FormBasics,
  FormContent,
  FormDates,
  FormDocuments,
  FormMessages,
  FormPart,
  FormPromise,
  FormState,
  FormSteps,
  FormType,
  GeneralDocuments,
  Questions,
} from './form-content.ts'
import { full, open, read, write } from './may.ts'
import { oneLine } from './one-line.ts'
import { pageOf, paging, searched } from './paging.ts'
import { Id } from './patterns.ts'

// An organization's forms. A save names the version it was made from; see `forms.changedMeanwhile`.

const params = z.object({ companyId: Id })
const one = z.object({ companyId: Id, formId: Id })
const moment = z.iso.datetime()

export const ClosedBecause = z.enum(['deadline', 'quota', 'hand'])
export type ClosedBecause = z.infer<typeof ClosedBecause>

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
])
export type FormEvent = z.infer<typeof FormEvent>

export const FormRow = z
  .object({
    id: Id,
    formIdentityNumber: z.number().int(),
    type: FormType,
    state: FormState,
    title: z.string(),
    version: z.number().int(),
    publishedVersion: z.number().int().nullable(),
    hasChanges: z.boolean().describe('Published, and changed since without publishing the changes'),
    opensAt: moment.nullable(),
    closesAt: moment.nullable(),
    publishedAt: moment.nullable(),
    closedAt: moment.nullable(),
    closedBecause: ClosedBecause.nullable(),
    updatedAt: moment,
    updatedBy: z.string().nullable(),
    applications: z.number().int().describe('Handed in and not withdrawn; sealed ones are not among them'),
    sealed: z.number().int().describe('Handed in beyond the credit'),
    unfinished: z.number().int(),
    perDay: z.array(z.number().int()).describe('Applications of each of the last fourteen days, the oldest first'),
  })
  .meta({ id: 'FormRow' })
export type FormRow = z.infer<typeof FormRow>

/** What stands between a draft and its publication, or what is worth a second look. */
export const ChecklistItem = z.object({
  part: FormPart,
  field: z.string().describe('Where it is: a path such as questions.3.label'),
  message: z.string(),
  blocks: z.boolean().describe('false: advice only'),
  confirms: FormPromise.optional().describe(
    'It came from a template: whoever publishes says that it holds, or changes it',
  ),
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
  params,
  query: z.object({
    type: many(FormType).optional(),
    state: many(FormState).optional().describe('All but archived ones when left out'),
    search: searched,
    sort: z.enum(['updated', 'title', 'deadline', 'applications']).default('updated'),
    ...paging,
  }),
  output: pageOf(FormRow).extend({ counts: z.record(FormState, z.number().int()) }),
  may: read('Forms'),
})

export const createForm = call('POST', '/companies/:companyId/forms', {
  summary: 'Begin a form, empty or from a template',
  params,
  body: z.object({
    id: Id.optional().describe('Chosen by the client, so that a repeated request does not make a second form'),
    type: FormType,
    title: oneLine(150).min(2),
    language: z.enum(['tr', 'en']).default('tr'),
    template: z.string().max(60).optional().describe('Id of a template; empty form when left out'),
  }),
  output: Form,
  status: 201,
  problems: ['forms.templateNotFound', 'forms.notFound'],
  may: write('Forms'),
})

export const readForm = call('GET', '/companies/:companyId/forms/:formId', {
  summary: 'A form with all it holds and what is missing before it can be published',
  params: one,
  output: Form,
  problems: ['forms.notFound'],
  may: open('Forms'),
})

const version = z.number().int().min(1).describe('The version that the change was made from')

/** What a save leaves out stays as it is. */
const FormChange = z.object({
  version,
  basics: FormBasics.optional(),
  dates: FormDates.optional(),
  eligibility: Eligibility.optional(),
  questions: Questions.optional(),
  documents: FormDocuments.optional(),
  steps: FormSteps.optional(),
  reviewers: z.array(Id).max(100).optional(),
  messages: FormMessages.optional(),
})

const Saved = z.object({
  version: z.number().int(),
  updatedAt: moment,
  hasChanges: z.boolean(),
  newerParts: z
    .array(FormPart)
    .describe('What somebody else has changed since the version that was named: read it before changing it'),
  checklist: z.array(ChecklistItem),
})
export type SavedForm = z.infer<typeof Saved>

export const saveForm = call('PUT', '/companies/:companyId/forms/:formId', {
  summary: 'Save parts of a form. Refused when somebody else has changed one of these parts since that version',
  params: one,
  body: FormChange,
  output: Saved,
  problems: ['forms.notFound', 'forms.changedMeanwhile', 'forms.archived', 'forms.stepInUse', 'images.notFound'],
  bytes: largeBody,
  may: write('Forms'),
})

const act = {
  params: one,
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
  summary: 'Say that what a template promised holds; it is asked for once, before the form is published',
  body: z.object({ version, promises: z.array(FormPromise).min(1).max(4) }),
  problems: ['forms.notFound', 'forms.changedMeanwhile', 'forms.archived'],
})

export const closeForm = call('POST', '/companies/:companyId/forms/:formId/close', {
  ...act,
  summary: 'Close a published form before its deadline',
})

export const extendForm = call('POST', '/companies/:companyId/forms/:formId/extend', {
  ...act,
  summary: 'Give more time; a closed form opens again, one that is full with more places',
  body: z.object({
    closesAt: moment
      .refine((wanted) => Date.parse(wanted) < Date.now() + 5 * 366 * 86_400_000, 'fields.tooFar')
      .describe(
        'Later than the present deadline, and in the future, by five years at most; a closed form may keep its own',
      ),
    quota: FormBasics.shape.quota.unwrap().optional().describe('How many are taken from now on'),
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
  summary: 'Begin a new draft with the content of this one, without its dates',
  body: z.object({ id: Id.optional() }),
  status: 201,
  problems: ['forms.notFound'],
})

export const archiveForm = call('POST', '/companies/:companyId/forms/:formId/archive', {
  ...act,
  summary: 'Put a draft or a closed form away',
})

export const restoreForm = call('POST', '/companies/:companyId/forms/:formId/restore', {
  ...act,
  summary: 'Take an archived form back',
})

export const deleteForm = call('DELETE', '/companies/:companyId/forms/:formId', {
  summary: 'Delete a draft that was never published',
  params: one,
  output: z.null(),
  status: 204,
  problems: ['forms.notFound', 'forms.wrongState'],
  may: full('Forms'),
})

/** A part of the form as a list of its own, for programs that care for nothing else. */
const part = <T extends z.ZodType>(path: string, items: T, what: string, bytes = mediumBody) => ({
  read: call('GET', `/companies/:companyId/forms/:formId/${path}`, {
    summary: `Read the form's ${what}`,
    params: one,
    output: z.object({ version: z.number().int(), items }),
    problems: ['forms.notFound'],
    may: open('Forms'),
  }),
  save: call('PUT', `/companies/:companyId/forms/:formId/${path}`, {
    summary: `Replace the form's ${what}`,
    params: one,
    body: z.object({ version, items }),
    output: Saved,
    problems: ['forms.notFound', 'forms.changedMeanwhile', 'forms.archived', 'forms.stepInUse'],
    bytes,
    may: write('Forms'),
  }),
})

const questions = part('questions', Questions, 'questions', largeBody)
export const readFormQuestions = questions.read
export const saveFormQuestions = questions.save
const documents = part('documents', GeneralDocuments, 'documents that everybody needs')
export const readFormDocuments = documents.read
export const saveFormDocuments = documents.save
const conditional = part('conditional-documents', ConditionalDocuments, 'documents that only some need')
export const readConditionalDocuments = conditional.read
export const saveConditionalDocuments = conditional.save
const steps = part('steps', FormSteps, 'steps of review')
export const readFormSteps = steps.read
export const saveFormSteps = steps.save

export const readFormEligibility = call('GET', '/companies/:companyId/forms/:formId/eligibility', {
  summary: 'Read who may apply',
  params: one,
  output: z.object({ version: z.number().int(), items: Eligibility }),
  problems: ['forms.notFound'],
  may: open('Forms'),
})

export const saveFormEligibility = call('PUT', '/companies/:companyId/forms/:formId/eligibility', {
  summary: 'Replace who may apply',
  params: one,
  body: z.object({ version, items: Eligibility }),
  output: Saved,
  problems: ['forms.notFound', 'forms.changedMeanwhile', 'forms.archived'],
  bytes: mediumBody,
  may: write('Forms'),
})

export const listFormHistory = call('GET', '/companies/:companyId/forms/:formId/history', {
  summary: 'Who did what with the form, the newest first',
  params: one,
  output: z.object({
    items: z.array(z.object({ id: Id, event: FormEvent, by: z.string().nullable(), at: moment })),
  }),
  problems: ['forms.notFound'],
  may: open('Forms'),
})

export const listFormVersions = call('GET', '/companies/:companyId/forms/:formId/versions', {
  summary: 'The versions that were public, the newest first, each word for word',
  params: one,
  output: z.object({
    items: z.array(
      z.object({
        version: z.number().int(),
        publishedAt: moment,
        publishedBy: z.string().nullable(),
        content: FormContent,
      }),
    ),
  }),
  problems: ['forms.notFound'],
  may: open('Forms'),
})

const Template = z
  .object({
    id: z.string().describe('starter-… for those that we bring along'),
    type: FormType,
    name: z.string(),
    summary: z.string(),
    own: z.boolean(),
    counts: z.object({ questions: z.number().int(), documents: z.number().int(), steps: z.number().int() }),
  })
  .meta({ id: 'FormTemplate' })
export type FormTemplate = z.infer<typeof Template>

export const listFormTemplates = call('GET', '/companies/:companyId/forms/templates', {
  summary: "Templates to begin a form from: ours in the reader's language, then the organization's own",
  params,
  query: z.object({ type: FormType.optional() }),
  output: z.object({ items: z.array(Template) }),
  may: read('Forms'),
})

export const saveFormTemplate = call('POST', '/companies/:companyId/forms/templates', {
  summary: "Keep a form's content as a template of the organization",
  params,
  body: z.object({ formId: Id, name: oneLine(100).min(2) }),
  output: Template,
  status: 201,
  problems: ['forms.notFound', 'forms.tooManyTemplates'],
  may: write('Forms'),
})

export const deleteFormTemplate = call('DELETE', '/companies/:companyId/forms/templates/:templateId', {
  summary: 'Delete a template of the organization',
  params: z.object({ companyId: Id, templateId: Id }),
  output: z.null(),
  status: 204,
  problems: ['forms.templateNotFound'],
  may: full('Forms'),
})
