import { z } from 'zod'
import { call } from '../call.ts'
import { paragraphs } from '../fields/one-line.ts'
import { EducationLevelCode } from '../forms/eligibility.ts'
import { FormType } from '../forms/form-content.ts'
import { member, root } from '../may.ts'
import { companyParams } from '../params.ts'
import { id } from './companies.ts'

/** An organization's target group: matched with candidates before a form exists. */
export const Targeting = z.object({
  types: z.array(FormType).max(5),
  levels: z.array(EducationLevelCode).max(7),
  universityIds: z.array(id).max(100),
  cityIds: z.array(id).max(100),
  text: paragraphs(2000),
})
export type Targeting = z.infer<typeof Targeting>

export const readTargeting = call('GET', '/companies/:companyId/profile/targeting', {
  summary: 'The candidates that the organization is looking for',
  params: companyParams,
  output: Targeting,
  may: member,
})

export const changeTargeting = call('PUT', '/companies/:companyId/profile/targeting', {
  summary: 'Change which candidates the organization is looking for',
  params: companyParams,
  body: Targeting,
  output: Targeting,
  problems: ['data.notFound'],
  may: root,
})
