import { z } from 'zod'
import { call, largeBody, mediumBody } from '../call.ts'
import { open, write } from '../may.ts'
import { formParams } from '../params.ts'
import { Saved, version } from './company-forms.ts'
import { Eligibility } from './eligibility.ts'
import { ConditionalDocuments, FormSteps, GeneralDocuments, Questions } from './form-content.ts'

/** The calls for one part of the form as a list, for programs that need nothing else. */
const part = <T extends z.ZodType>(path: string, items: T, what: string, bytes = mediumBody) => ({
  read: call('GET', `/companies/:companyId/forms/:formId/${path}`, {
    summary: `Read the form's ${what}`,
    params: formParams,
    whole: true,
    output: z.object({ version: z.number().int(), items }),
    problems: ['forms.notFound'],
    may: open('Forms'),
  }),
  save: call('PUT', `/companies/:companyId/forms/:formId/${path}`, {
    summary: `Replace the form's ${what}`,
    params: formParams,
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
  params: formParams,
  whole: true,
  output: z.object({ version: z.number().int(), items: Eligibility }),
  problems: ['forms.notFound'],
  may: open('Forms'),
})

export const saveFormEligibility = call('PUT', '/companies/:companyId/forms/:formId/eligibility', {
  summary: 'Replace who may apply',
  params: formParams,
  body: z.object({ version, items: Eligibility }),
  output: Saved,
  problems: ['forms.notFound', 'forms.changedMeanwhile', 'forms.archived'],
  bytes: mediumBody,
  may: write('Forms'),
})
