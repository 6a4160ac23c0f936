import { z } from 'zod'
import { ApplicationAction, ApplicationStatus, InterviewStatus } from '../fields/application-status.ts'
import { oneLine } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { EducationLevelCode, Fit, Gender } from '../forms/eligibility.ts'

const ids = z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(200).optional()
const grade = z.number().min(0).max(100).optional()

/** A filter on the answer to one question. `value` as the answer is stored; contains: part of a text. */
const AnswerFilter = z.object({
  questionId: Id,
  is: z.enum(['equal', 'notEqual', 'greater', 'less', 'answered', 'contains']),
  value: z.union([z.string().max(200), z.number(), z.boolean(), z.null()]).default(null),
})

export const ApplicationFilters = z.object({
  search: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .optional()
    .describe('Name, surname, e-mail address or the number on the receipt'),
  status: z.array(ApplicationStatus).min(1).max(8).optional().describe('All but withdrawn ones if left out'),
  action: z.array(ApplicationAction).min(1).max(5).optional(),
  stepId: z.array(Id).min(1).max(20).optional(),
  fit: z.array(Fit).min(1).max(3).optional(),
  level: z.array(EducationLevelCode).min(1).max(7).optional(),
  classId: ids,
  universityId: ids,
  facultyId: ids,
  departmentId: ids,
  cityId: ids,
  nationalityId: ids,
  gender: z.array(Gender).min(1).max(3).optional(),
  minGpa: grade.describe('On the scale from 0 to 100'),
  maxGpa: grade,
  minAge: z.number().int().min(0).max(120).optional(),
  maxAge: z.number().int().min(0).max(120).optional(),
  submittedFrom: Moment.optional(),
  submittedTo: Moment.optional(),
  samePerson: z
    .literal(true)
    .optional()
    .describe('People who applied to this form more than once, from several accounts with the same ID number'),
  answers: z.array(AnswerFilter).max(10).optional(),
  tagId: z.array(Id).min(1).max(20).optional().describe('Any of these tags'),
  untagged: z.literal(true).optional(),
  assignedTo: z.array(Id).min(1).max(50).optional().describe('Assigned to any of these accounts'),
  mine: z.literal(true).optional().describe('Assigned to the caller'),
  unassigned: z.literal(true).optional(),
  documents: z
    .array(z.enum(['missing', 'requestOpen', 'requestUploaded']))
    .min(1)
    .max(3)
    .optional()
    .describe(
      'Any of: a required document is missing; a requested one is not uploaded yet; an uploaded one has to be checked',
    ),
  documentTypeId: ids.describe('With `documents` only of these types; alone, any of the three about one of them'),
  documentName: z
    .array(oneLine(80).min(1))
    .min(1)
    .max(50)
    .optional()
    .describe(
      'The same for documents of the organization’s own, by their Turkish names; together with types, either may match',
    ),
  interview: z.array(InterviewStatus).min(1).max(8).optional().describe('The state of their last interview invitation'),
  minInterviewScore: grade.describe(
    'The interview score: the mean of the latest interview that has one, from 0 to 100',
  ),
  maxInterviewScore: grade,
  unreadReply: z.literal(true).optional().describe('The candidate wrote, and no one in the organization has read it'),
  hasNotes: z.boolean().optional(),
  noteContains: z.string().trim().min(1).max(100).optional().describe('Part of a note'),
})
export type ApplicationFilters = z.infer<typeof ApplicationFilters>
