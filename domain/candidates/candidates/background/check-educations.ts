import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { checkEducations as call, Education } from '#contract/candidates/candidate-background.ts'
import type { EducationLevelCode } from '#contract/forms/eligibility.ts'
import { database } from '#database/connection.ts'
import { educationsOf } from './educations-of.ts'

type Checked = Output<typeof call>

export async function checkEducations({ language }: Caller, { candidateId }: Input<typeof call>): Promise<Checked> {
  return checkedOf(await educationsOf(database(), candidateId, language))
}

/** Checks the first education: the current one, or the highest if none is current. */
export function checkedOf([first]: readonly Education[]): Checked {
  const missing = first ? askedOf(first.level).filter((fact) => !isSaid[fact](first)) : []
  return { hasEducation: first !== undefined, isComplete: first !== undefined && missing.length === 0, missing }
}

type Fact = Checked['missing'][number]

/** The facts required at a level: schools below university have no faculty and no average. */
function askedOf(level: EducationLevelCode): readonly Fact[] {
  if (level === 'primary' || level === 'secondary') return ['class', 'university']
  return level === 'highschool'
    ? ['class', 'university', 'gpa']
    : ['class', 'university', 'faculty', 'department', 'gpa']
}

const isSaid: Readonly<Record<Fact, (education: Education) => boolean>> = {
  class: ({ classId }) => classId !== null,
  university: ({ universityName }) => universityName !== null,
  // Who knows the department need not know what its faculty is called.
  faculty: ({ facultyShown, departmentShown }) => facultyShown !== null || departmentShown !== null,
  department: ({ departmentShown }) => departmentShown !== null,
  // "No average yet" is a grade system without grades.
  gpa: ({ gpa, gpaSystemId }) => gpa !== null || gpaSystemId === withoutGrades,
}

/** The id of the grade system "no average yet" in the reference data. */
const withoutGrades = 15
