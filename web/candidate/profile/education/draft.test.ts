import { expect, test } from 'vitest'
import { atFaculty, atLevel, type EducationDraft, nothing } from './draft.ts'

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

test('at another faculty the department stays where there is one of its name, without one too, and a typed one always', () => {
  const departments = [
    { id: 9, name: 'Felsefe', facultyId: 7 },
    { id: 10, name: 'Felsefe', facultyId: 8 },
  ]
  const department = (facultyId: number | null, change: Partial<EducationDraft> = {}) => {
    const { departmentId, departmentName } = atFaculty({ ...studying, ...change }, facultyId, departments)
    return departmentId ?? departmentName
  }
  expect([department(8), department(6), department(null)]).toEqual([10, null, 9])
  expect(department(8, { departmentId: null, departmentName: 'Robotik' })).toBe('Robotik')
})
