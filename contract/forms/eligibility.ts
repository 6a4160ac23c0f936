import { z } from 'zod'
import { genders, levelCodes } from './form-facts.ts'

// Who may apply: the conditions of a form, and a candidate's verdict on each.

const ids = z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(500)

export const EducationLevelCode = z.enum(levelCodes)
export type EducationLevelCode = z.infer<typeof EducationLevelCode>

export const Gender = z.enum(genders)
export type Gender = z.infer<typeof Gender>

/** One requirement of a form. Any item of a list is enough; all conditions must be met. */
export const EligibilityCondition = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('level'), levels: z.array(EducationLevelCode).min(1).max(7) }),
    z.object({ kind: z.literal('class'), classIds: ids }),
    z.object({ kind: z.literal('university'), universityIds: ids }),
    z.object({ kind: z.literal('faculty'), facultyIds: ids }),
    z.object({ kind: z.literal('department'), departmentIds: ids }),
    z.object({
      kind: z.literal('gpa'),
      min: z.number().min(-3).max(110),
      systemId: z.number().int().describe('The grading system the minimum is given in'),
    }),
    z.object({
      kind: z.literal('age'),
      min: z.number().int().min(6).max(100).nullable(),
      max: z.number().int().min(6).max(100).nullable(),
    }),
    z.object({ kind: z.literal('nationality'), countryIds: ids }),
    z.object({ kind: z.literal('city'), cityIds: ids.describe('Where the candidate lives') }),
    z.object({ kind: z.literal('gender'), genders: z.array(Gender).min(1).max(3) }),
  ])
  .meta({ id: 'EligibilityCondition' })
export type EligibilityCondition = z.infer<typeof EligibilityCondition>
export type ConditionKind = EligibilityCondition['kind']

/** The conditions of a form, each kind at most once. */
export const Eligibility = z
  .array(EligibilityCondition)
  .max(10)
  .refine((conditions) => new Set(conditions.map(({ kind }) => kind)).size === conditions.length, 'fields.twice')
export type Eligibility = z.infer<typeof Eligibility>

export const Fit = z.enum(['fits', 'doesNotFit', 'unknown'])
export type Fit = z.infer<typeof Fit>

export const ConditionFit = z
  .object({
    kind: z.string().describe('The kind of requirement'),
    fit: Fit,
    condition: z.string().describe('What the form asks, in words'),
    reason: z.string().describe('Why it is met, not met or unknown, in words'),
  })
  .meta({ id: 'ConditionFit' })
export type ConditionFit = z.infer<typeof ConditionFit>

export const ReadyDocuments = z
  .object({ asked: z.number().int(), ready: z.number().int() })
  .describe(
    'How many required documents the candidate needs, as far as the profile shows, and how many are among their documents',
  )
  .meta({ id: 'ReadyDocuments' })
