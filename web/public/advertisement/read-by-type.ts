import type { FormType } from '#contract/forms/form-content.ts'
import { readJob, readOther, readProgram, readScholarship, readVoluntary } from '#contract/listings/listings.ts'
import { query } from '../../queries/answers.ts'
import { numberIn } from '../number-in.ts'

const calls = {
  scholarship: readScholarship,
  program: readProgram,
  job: readJob,
  voluntary: readVoluntary,
  other: readOther,
} as const

/** The form at `/{list}/{place}`. */
export const advertisementQuery = (type: FormType, place: string | undefined) =>
  query(calls[type], { formIdentityNumber: Number(numberIn(place)) })
