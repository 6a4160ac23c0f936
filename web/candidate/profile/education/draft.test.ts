import { expect, test } from 'vitest'
import { atLevel, type EducationDraft, nothing } from './draft.ts'

const studying: EducationDraft = {
  ...nothing,
  level: 'bachelor',
  classId: 504,
  universityId: 50,
  facultyId: 7,
  departmentId: 9,
  gpa: 3.4,
  gpaSystemId: 1,
  startedOn: '2023-09-01',
}

test('from bachelor to master the university stays, and class and department are asked anew', () => {
  expect(atLevel(studying, 'master')).toEqual({ ...studying, level: 'master', classId: null, departmentId: null })
})

test('from bachelor to high school nothing of the university stays', () => {
  expect(atLevel(studying, 'highschool')).toEqual({ ...nothing, level: 'highschool', startedOn: '2023-09-01' })
})
