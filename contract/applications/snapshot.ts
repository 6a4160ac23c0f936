import { z } from 'zod'
import { Certificate, Competency, Education, Experience } from '../candidates/candidate-background.ts'
import { PersonalFacts } from '../candidates/personal-facts.ts'
import { Id } from '../fields/patterns.ts'

// What was handed in: the profile as it stood at finalize, and which files went with it. Numbers that must stay secret are
// not in here; they are sealed beside it.

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
