import * as background from '#contract/candidates/candidate-background.ts'
import { isSchool } from './draft.ts'

/** The form requires a school; the server also accepts an unfinished education without one. */
export const Education = background.addEducation.body.check(({ value, issues }) => {
  const { level, universityId, schoolName } = value
  if (universityId !== null || schoolName !== null) return
  const path = [isSchool(level) ? 'schoolName' : 'universityId']
  issues.push({ code: 'custom', path, message: 'fields.required', input: value })
})
