import { z } from 'zod'
import { call } from '../call.ts'
import { oneLine } from '../fields/one-line.ts'
import { Id } from '../fields/patterns.ts'
import { read } from '../may.ts'
import { formParams } from '../params.ts'
import { SignedLink } from '../sent-file.ts'
import { Decision } from './result-states.ts'

/** The most decisions in one document. */
export const mostInMinutes = 5000

export const linkMinutes = call('POST', '/companies/:companyId/forms/:formId/publish-result/minutes', {
  summary: 'A link to the board’s minutes as a PDF to sign: the decisions of groups, their totals, and the members',
  params: formParams,
  body: z
    .object({
      decisions: z.array(Decision).min(1).max(3).describe('Which decisions it lists'),
      viewId: Id.optional().describe('Only those of this view'),
      heldOn: z.iso.date().describe('The day of the meeting'),
      place: oneLine(150).default(''),
      members: z.array(oneLine(100).min(1)).max(20).default([]).describe('Who signs, each with a line'),
    })
    .meta({
      examples: [{ decisions: ['Approved'], heldOn: '2026-11-17', place: 'İstanbul', members: ['Ayşe Yılmaz'] }],
    }),
  output: z.object({ link: SignedLink, count: z.number().int().describe('How many decisions it lists') }),
  problems: ['forms.notFound', 'views.notFound', 'minutes.tooMany'],
  reads: true,
  may: read('Applications'),
})
