import { z } from 'zod'
import { Certificate, Competency, Education, Experience } from '../candidates/candidate-background.ts'
import { Id } from '../fields/patterns.ts'
import { Gender } from '../forms/eligibility.ts'

// What was handed in: the profile as it stood at finalize, and which files went with it. Numbers that must stay secret are
// not in here; they are sealed beside it.

const Place = z.object({ id: z.number().int(), name: z.string() })

export const SnapshotProfile = z
  .object({
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    gsm: z.string().nullable(),
    photo: z.string().nullable(),
    birthDate: z.iso.date().nullable(),
    gender: Gender.nullable(),
    nationality: Place.nullable(),
    country: Place.nullable(),
    city: Place.nullable(),
    town: Place.nullable(),
    about: z.string(),
    hasCitizenNumber: z.boolean(),
    hasRequirements: z.boolean(),
    educations: z.array(Education),
    experiences: z.array(Experience),
    certificates: z.array(Certificate),
    competencies: z.array(Competency),
  })
  .meta({ id: 'SnapshotProfile' })
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
