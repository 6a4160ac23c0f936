import { z } from 'zod'
import { Gender } from '../forms/eligibility.ts'

const Place = z.object({ id: z.number().int(), name: z.string() })

/** A candidate's identity and contact: in the current profile, and in a submitted one. */
export const PersonalFacts = z.object({
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  gsm: z.string().nullable(),
  birthDate: z.iso.date().nullable(),
  gender: Gender.nullable(),
  nationality: Place.nullable(),
  country: Place.nullable(),
  city: Place.nullable(),
  town: Place.nullable(),
  about: z.string(),
})
