import { z } from 'zod'
import { call } from '../call.ts'
import { oneLine } from '../fields/one-line.ts'
import { Id } from '../fields/patterns.ts'
import { full, read, write } from '../may.ts'
import { companyParams } from '../params.ts'
import { FormType } from './form-content.ts'

const Template = z
  .object({
    id: z.string().describe('starter-… for the built-in ones'),
    type: FormType,
    name: z.string(),
    summary: z.string(),
    own: z.boolean(),
    counts: z.object({ questions: z.number().int(), documents: z.number().int(), steps: z.number().int() }),
  })
  .meta({ id: 'FormTemplate' })

export type FormTemplate = z.infer<typeof Template>

export const listFormTemplates = call('GET', '/companies/:companyId/forms/templates', {
  summary: "Templates to start a form from: ours in the reader's language, then the organization's own",
  params: companyParams,
  query: z.object({ type: FormType.optional() }),
  whole: true,
  output: z.object({ items: z.array(Template) }),
  may: read('Forms'),
})

export const saveFormTemplate = call('POST', '/companies/:companyId/forms/templates', {
  summary: "Save a form's content as a template of the organization",
  params: companyParams,
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
