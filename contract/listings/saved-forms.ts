import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { ConditionFit, Fit, ReadyDocuments } from '../forms/eligibility.ts'
import { candidate } from '../may.ts'
import { candidateParams } from '../params.ts'
import { Listing } from './listings.ts'

// A candidate's saved forms, and their fit.

const form = z.object({ candidateId: Id, formId: Id })
export const company = z.object({ candidateId: Id, companyId: Id })

export const readFit = call('GET', '/candidates/:candidateId/forms/:formId/fit', {
  summary: 'How the candidate meets each requirement of a published form, and whether they saved it',
  params: form,
  whole: true,
  output: z.object({
    overall: Fit,
    counts: z.object({
      fits: z.number().int(),
      doesNotFit: z.number().int(),
      unknown: z.number().int(),
      all: z.number().int(),
    }),
    items: z.array(ConditionFit),
    documents: ReadyDocuments,
    saved: z.boolean(),
    remind: z.boolean(),
    followsCompany: z.boolean(),
    application: z
      .object({ id: Id, isDraft: z.boolean() })
      .nullable()
      .describe('The candidate’s application to this form; also null if withdrawn'),
  }),
  problems: ['forms.notFound'],
  may: candidate,
})

const SavedForm = z.object({ listing: Listing, remind: z.boolean(), savedAt: Moment })

export const listSavedForms = call('GET', '/candidates/:candidateId/saved-forms', {
  summary: 'The candidate’s saved forms: open ones first, by deadline',
  params: candidateParams,
  whole: true,
  output: z.object({ items: z.array(SavedForm) }),
  may: candidate,
})

export const saveFormForLater = call('PUT', '/candidates/:candidateId/saved-forms/:formId', {
  summary: 'Save a form, with or without a reminder before it closes',
  params: form,
  body: z.object({ remind: z.boolean().default(true) }),
  output: z.object({ saved: z.boolean(), remind: z.boolean() }),
  problems: ['forms.notFound', 'forms.tooManySaved'],
  may: candidate,
})

export const forgetSavedForm = call('DELETE', '/candidates/:candidateId/saved-forms/:formId', {
  summary: 'Remove a form from the saved ones; no reminder is sent any more',
  params: form,
  output: z.null(),
  status: 204,
  may: candidate,
})
