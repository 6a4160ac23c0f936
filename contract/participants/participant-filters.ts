import { z } from 'zod'
import { ParticipantStatus } from '../fields/participant-status.ts'
import { Id } from '../fields/patterns.ts'
import { EducationLevelCode } from '../forms/eligibility.ts'

const ids = z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(200).optional()

/** A participant's state in a term: everything accepted, something missing, something to review, or excused. */
export const TermStanding = z.enum(['complete', 'incomplete', 'toReview', 'excused'])
export type TermStanding = z.infer<typeof TermStanding>

export const ParticipantFilters = z.object({
  search: z.string().trim().min(1).max(100).optional().describe('Name, surname or e-mail address'),
  status: z.array(ParticipantStatus).min(1).max(5).optional(),
  termId: Id.optional().describe('Those who take part in this term'),
  term: TermStanding.optional().describe('Their state in that term; without one, in any open term'),
  tagId: z.array(Id).min(1).max(20).optional().describe('Any of these tags'),
  level: z.array(EducationLevelCode).min(1).max(7).optional(),
  classId: ids,
  universityId: ids,
  departmentId: ids,
  cityId: ids,
})
export type ParticipantFilters = z.infer<typeof ParticipantFilters>
