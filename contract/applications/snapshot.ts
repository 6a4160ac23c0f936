import { z } from 'zod'
import { Certificate, Competency, Education, Experience } from '../candidates/candidate-background.ts'
import { PersonalFacts } from '../candidates/personal-facts.ts'
import { Id } from '../fields/patterns.ts'

// A submission: the profile as it was at finalize, and its files. Secret numbers are not part of it; they are stored
// encrypted beside it.

export const SnapshotProfile = PersonalFacts.extend({
  photo: z.string().nullable(),
  hasCitizenNumber: z.boolean(),
  hasRequirements: z.boolean(),
  educations: z.array(Education),
  experiences: z.array(Experience),
  certificates: z.array(Certificate),
  competencies: z.array(Competency),
}).meta({ id: 'SnapshotProfile' })
export type SnapshotProfile = z.infer<typeof SnapshotProfile>

export const SnapshotDocument = z.object({
  formDocumentId: Id,
  documentTypeId: z.number().int().nullable().describe('Null for the file of a question'),
  fileId: Id,
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
})
export type SnapshotDocument = z.infer<typeof SnapshotDocument>
