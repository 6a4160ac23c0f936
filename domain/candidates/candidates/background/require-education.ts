import { eq, sql } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { Education, EducationChange } from '#contract/candidates/candidate-background.ts'
import type { Transaction } from '#database/connection.ts'
import {
  departments,
  educationClasses,
  educationLevels,
  faculties,
  gpaSystems,
  universities,
} from '#database/schema/reference.ts'
import { offeredFaculties } from '#domain/ground/reference/list-faculties.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { notListed, requireNoneWrong, type WrongField, wrongOrder } from '../wrong-fields.ts'
import { wrongGrade } from './wrong-grade.ts'

/** Checks that the fields of an education fit together, and reports all that do not at once. */
export async function requireEducation(tx: Transaction, caller: Caller, change: EducationChange, before?: Education) {
  const known = await namedBy(tx, change)
  requireNoneWrong(caller, [
    ...wrongSchool(change),
    ...wrongClass(change, known),
    ...wrongStudies(change, known, before),
    ...wrongGrade(change, known.gpaSystem),
    ...wrongDays(change),
  ])
}

type Known = Awaited<ReturnType<typeof namedBy>>

/** Reads the rows that the ids refer to, in one query. */
async function namedBy(tx: Transaction, change: EducationChange) {
  const { universityId, facultyId, departmentId, classId, gpaSystemId } = change
  const [known] = await tx
    .select({
      universityId: universities.id,
      facultyId: faculties.id,
      universityOfFaculty: faculties.universityId,
      isOffered: sql<boolean>`coalesce(${offeredFaculties}, false)`,
      facultyOfDepartment: departments.facultyId,
      levelOfClass: educationLevels.code,
      gpaSystem: gpaSystems,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(universities, sql`${universities.id} = ${universityId}`)
    .leftJoin(departments, sql`${departments.id} = ${departmentId}`)
    // Without a chosen faculty that of the department has to be one of the university.
    .leftJoin(faculties, sql`${faculties.id} = coalesce(${facultyId}::integer, ${departments.facultyId})`)
    .leftJoin(educationClasses, sql`${educationClasses.id} = ${classId}`)
    .leftJoin(educationLevels, eq(educationLevels.id, educationClasses.levelId))
    .leftJoin(gpaSystems, sql`${gpaSystems.id} = ${gpaSystemId}::integer`)
  if (!known) throw new Error('A query of one row came back without it')
  return known
}

const pairs = [
  ['universityId', 'schoolName'],
  ['facultyId', 'facultyName'],
  ['departmentId', 'departmentName'],
] as const

const belowUniversity: readonly string[] = ['primary', 'secondary', 'highschool']

/** A school is chosen from the list or typed, not both; schools below university are not in the list. */
function wrongSchool(change: EducationChange): readonly WrongField[] {
  return pairs.flatMap(([id, name]): WrongField[] => {
    if (change[id] === null) return []
    if (belowUniversity.includes(change.level)) return [{ field: id, key: 'fields.notAtLevel' }]
    return change[name] === null ? [] : [{ field: name, key: 'fields.listedOrWritten' }]
  })
}

function wrongClass({ classId, level }: EducationChange, { levelOfClass }: Known): readonly WrongField[] {
  if (classId === null) return []
  if (levelOfClass === null) return [notListed('classId')]
  return levelOfClass === level ? [] : [{ field: 'classId', key: 'fields.notAtLevel' }]
}

function wrongStudies(change: EducationChange, known: Known, before?: Education): readonly WrongField[] {
  const { universityId, facultyId, departmentId } = change
  const wrong: WrongField[] = []
  if (universityId !== null && known.universityId === null) wrong.push(notListed('universityId'))
  else if (known.facultyId !== null && !isFacultyOf(change, known, before))
    wrong.push(
      facultyId === null
        ? { field: 'departmentId', key: 'fields.departmentNotAtUniversity' }
        : { field: 'facultyId', key: 'fields.notAtUniversity' },
    )
  if (facultyId !== null && known.facultyId === null) wrong.push(notListed('facultyId'))
  if (departmentId !== null && known.facultyOfDepartment === null) wrong.push(notListed('departmentId'))
  else if (departmentId !== null && facultyId !== null && known.facultyOfDepartment !== facultyId)
    wrong.push({ field: 'departmentId', key: 'fields.notAtFaculty' })
  return wrong
}

/**
 * A university that is not in the list may have any faculty of the national catalogue. What was chosen before the
 * university's own faculties were imported stays valid.
 */
function isFacultyOf({ universityId, facultyId, departmentId }: EducationChange, known: Known, before?: Education) {
  if (universityId === null) return known.universityOfFaculty === null
  const isAsBefore = facultyId === null ? before?.departmentId === departmentId : before?.facultyId === facultyId
  return known.isOffered || (before?.universityId === universityId && isAsBefore)
}

function wrongDays({ startedOn, endedOn, isCurrent }: EducationChange): readonly WrongField[] {
  const reversed = wrongOrder(startedOn, endedOn, 'endedOn')
  if (reversed.length > 0) return reversed
  const hasEnded = endedOn !== null && endedOn < istanbulDay(new Date())
  return isCurrent && hasEnded ? [{ field: 'endedOn', key: 'fields.endedAlready' }] : []
}
