import { describe, expect, test } from 'vitest'
import type { EligibilityCondition } from '#contract/forms/eligibility.ts'
import { GpaSystems } from '#database/reference/contents.ts'
import gpas from '#database/reference/gpas.json' with { type: 'json' }
import type { EligibilityProfile, ProfileEducation } from './eligibility-profile.ts'
import { judge } from './judge.ts'
import { overall } from './judgement.ts'
import { noneSame } from './same-named.ts'

const context = { today: new Date('2026-11-15T12:00:00Z'), gpaSystems: GpaSystems.parse(gpas) }

const nobody: EligibilityProfile = { birthDate: null, gender: null, nationalityId: null, cityId: null, educations: [] }

const school = (education: Partial<ProfileEducation> = {}): ProfileEducation => ({
  level: 'bachelor',
  classId: null,
  universityId: null,
  facultyId: null,
  departmentId: null,
  ...noneSame,
  gpa: null,
  isCurrent: true,
  ...education,
})

const verdicts = (conditions: EligibilityCondition[], profile: Partial<EligibilityProfile>) =>
  judge(conditions, { ...nobody, ...profile }, context).map(({ fit, reason }) => [fit, reason])

describe('a person', () => {
  const age = (min: number | null, max: number | null): EligibilityCondition => ({ kind: 'age', min, max })

  test.each([
    ['2008-11-15', age(18, 25), 'fits', { code: 'rightAge', age: 18 }],
    ['2008-11-16', age(18, 25), 'doesNotFit', { code: 'tooYoung', age: 17, limit: 18 }],
    ['2000-11-16', age(18, 25), 'fits', { code: 'rightAge', age: 25 }],
    ['2000-11-15', age(18, 25), 'doesNotFit', { code: 'tooOld', age: 26, limit: 25 }],
    ['2020-01-01', age(null, 25), 'fits', { code: 'rightAge', age: 6 }],
    ['1930-01-01', age(18, null), 'fits', { code: 'rightAge', age: 96 }],
    [null, age(18, null), 'unknown', { code: 'notInProfile' }],
  ])('born on %s is held against an age from its first to its last day', (birthDate, condition, fit, reason) => {
    expect(verdicts([condition], { birthDate })).toEqual([[fit, reason]])
  })

  test('has a nationality, a city and a gender that are listed, not listed, or unknown', () => {
    const conditions: EligibilityCondition[] = [
      { kind: 'nationality', countryIds: [223, 15] },
      { kind: 'city', cityIds: [34, 41] },
      { kind: 'gender', genders: ['female'] },
    ]
    expect(verdicts(conditions, { nationalityId: 223, cityId: 6, gender: null })).toEqual([
      ['fits', { code: 'listed', value: 223 }],
      ['doesNotFit', { code: 'notListed', value: 6 }],
      ['unknown', { code: 'notInProfile' }],
    ])
  })
})

describe('an education', () => {
  test('is compared with level, class, university, faculty and department', () => {
    const conditions: EligibilityCondition[] = [
      { kind: 'level', levels: ['associate', 'bachelor'] },
      { kind: 'class', classIds: [504, 505] },
      { kind: 'university', universityIds: [7] },
      { kind: 'faculty', facultyIds: [8] },
      { kind: 'department', departmentIds: [9] },
    ]
    expect(verdicts(conditions, { educations: [school({ classId: 504, universityId: 1, facultyId: 8 })] })).toEqual([
      ['fits', { code: 'listed', value: 'bachelor' }],
      ['fits', { code: 'listed', value: 504 }],
      ['doesNotFit', { code: 'notListed', value: 1 }],
      ['fits', { code: 'listed', value: 8 }],
      ['unknown', { code: 'notInProfile' }],
    ])
  })

  test.each([
    [{ value: 3, systemId: 1 }, 'fits', 'gradeEnough'],
    [{ value: 2.99, systemId: 1 }, 'doesNotFit', 'gradeTooLow'],
    [{ value: 75, systemId: 2 }, 'fits', 'gradeEnough'],
    [{ value: 74.99, systemId: 2 }, 'doesNotFit', 'gradeTooLow'],
    [{ value: 2.5, systemId: 12 }, 'fits', 'gradeEnough'],
    [{ value: 2.6, systemId: 12 }, 'doesNotFit', 'gradeTooLow'],
    [{ value: 3.15, systemId: 6 }, 'fits', 'gradeEnough'],
  ])('with %o is held against 3,00 of 4,00', (gpa, fit, code) => {
    const conditions: EligibilityCondition[] = [{ kind: 'gpa', min: 3, systemId: 1 }]
    expect(verdicts(conditions, { educations: [school({ gpa })] })).toEqual([[fit, { code, grade: gpa }]])
  })

  test.each([
    ['no grade', null, 3, 'notInProfile'],
    ['the system of those who have none yet', { value: 0, systemId: 15 }, 3, 'notInProfile'],
    ['a grade that its system does not have', { value: 85, systemId: 1 }, 3, 'incomparable'],
    ['a grade, where the minimum is none of its system', { value: 3.5, systemId: 1 }, 85, 'incomparable'],
    ['a system that nobody knows', { value: 3.5, systemId: 99 }, 3, 'incomparable'],
  ])('with %s is unknown', (_, gpa, min, code) => {
    const conditions: EligibilityCondition[] = [{ kind: 'gpa', min, systemId: 1 }]
    expect(verdicts(conditions, { educations: [school({ gpa })] })).toEqual([['unknown', { code }]])
  })

  test.each([
    ['a pupil', [school({ level: 'highschool' })], 'fits'],
    ['a graduate', [school({ level: 'highschool', isCurrent: false })], 'fits'],
    ['a student', [school()], 'doesNotFit'],
    ['a student who names the school before', [school(), school({ level: 'highschool', isCurrent: false })], 'fits'],
  ])('of high school is that of %s only where the profile has one of that level', (_, educations, fit) => {
    expect(verdicts([{ kind: 'level', levels: ['highschool'] }], { educations }).map(([one]) => one)).toEqual([fit])
  })

  test('that is missing is unknown', () => {
    expect(verdicts([{ kind: 'level', levels: ['bachelor'] }], {})).toEqual([['unknown', { code: 'noEducation' }]])
  })
})

describe('of several educations', () => {
  const bachelorWithThree: EligibilityCondition[] = [
    { kind: 'level', levels: ['bachelor'] },
    { kind: 'gpa', min: 3, systemId: 1 },
  ]
  const master = school({ level: 'master', gpa: { value: 3.8, systemId: 1 } })
  const fits = (educations: ProfileEducation[]) =>
    judge(bachelorWithThree, { ...nobody, educations }, context).map(({ fit }) => fit)

  test('one must meet all conditions: the level of one school and the grade of another do not add up', () => {
    expect(fits([school({ gpa: { value: 2.4, systemId: 1 } }), master])).not.toEqual(['fits', 'fits'])
  })

  test('a past one that meets all wins over a current one that does not', () => {
    expect(fits([master, school({ gpa: { value: 3.1, systemId: 1 }, isCurrent: false })])).toEqual(['fits', 'fits'])
  })

  test('one with an unknown condition wins over one that fails', () => {
    expect(fits([master, school()])).toEqual(['fits', 'unknown'])
  })

  test('of two equal ones the current one is judged, and of two current ones the higher, in any order', () => {
    const past = school({ gpa: { value: 3.1, systemId: 1 }, isCurrent: false })
    const current = school({ gpa: { value: 3.9, systemId: 1 } })
    for (const educations of [
      [past, current],
      [current, past],
    ]) {
      const [, grade] = verdicts(bachelorWithThree, { educations })
      expect(grade).toEqual(['fits', { code: 'gradeEnough', grade: { value: 3.9, systemId: 1 } }])
    }
    const either: EligibilityCondition[] = [{ kind: 'level', levels: ['bachelor', 'master'] }]
    for (const educations of [
      [school(), school({ level: 'master' })],
      [school({ level: 'master' }), school()],
    ]) {
      expect(verdicts(either, { educations })).toEqual([['fits', { code: 'listed', value: 'master' }]])
    }
  })
})

test('together: one unmet condition decides, an unknown one leaves it open, no condition is met by all', () => {
  const of = (...fits: ('fits' | 'doesNotFit' | 'unknown')[]) => overall(fits.map((fit) => ({ fit })))
  expect(of('fits', 'unknown', 'doesNotFit')).toEqual({
    fit: 'doesNotFit',
    counts: { fits: 1, doesNotFit: 1, unknown: 1, all: 3 },
  })
  expect(of('fits', 'unknown').fit).toBe('unknown')
  expect(of('fits', 'fits').fit).toBe('fits')
  expect(of()).toEqual({ fit: 'fits', counts: { fits: 0, doesNotFit: 0, unknown: 0, all: 0 } })
})
