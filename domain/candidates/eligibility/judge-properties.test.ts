import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EducationLevelCode, type EligibilityCondition, type Fit, Gender } from '#contract/forms/eligibility.ts'
import { GpaSystems } from '#database/reference/contents.ts'
import gpas from '#database/reference/gpas.json' with { type: 'json' }
import { condition, conditions, education, id, level, profiles } from '../../../tests/eligibility.ts'
import type { EligibilityProfile, ProfileEducation } from './eligibility-profile.ts'
import { judge } from './judge.ts'
import { asksOfEducation } from './judge-education.ts'
import { type Overall, overall } from './judgement.ts'
import type { Grade } from './normal-gpa.ts'
import { noneSame } from './same-named.ts'

const context = { today: new Date('2026-11-15T12:00:00Z'), gpaSystems: GpaSystems.parse(gpas) }
const judged = (conditions: readonly EligibilityCondition[], profile: EligibilityProfile) =>
  judge(conditions, profile, context)
const together = (conditions: readonly EligibilityCondition[], profile: EligibilityProfile): Overall =>
  overall(judged(conditions, profile))

/** From bad to good. */
const order: readonly Fit[] = ['doesNotFit', 'unknown', 'fits']
const goodness = (fit: Fit) => order.indexOf(fit)

const silent = { birthDate: null, gender: null, nationalityId: null, cityId: null, educations: [] }
const silentEducation = {
  level: 'bachelor',
  classId: null,
  universityId: null,
  facultyId: null,
  departmentId: null,
  ...noneSame,
  isCurrent: true,
} as const

const runs = { numRuns: 500 }

test('an additional condition never improves the fit', () => {
  fc.assert(
    fc.property(conditions, condition, profiles, (asked, one, profile) => {
      const [before, after] = [together(asked, profile), together([...asked, one], profile)]
      expect(goodness(after.fit)).toBeLessThanOrEqual(goodness(before.fit))
    }),
    runs,
  )
})

test('the order of conditions and of educations does not matter, to any verdict or reason', () => {
  const shuffled = <T>(values: readonly T[]) => fc.shuffledSubarray([...values], { minLength: values.length })
  const both = fc
    .tuple(conditions, profiles)
    .chain(([asked, profile]) =>
      fc.tuple(fc.constant({ asked, profile }), shuffled(asked), shuffled(profile.educations)),
    )
  fc.assert(
    fc.property(both, ([{ asked, profile }, otherAsked, educations]) => {
      const byKind = Object.groupBy(judged(otherAsked, { ...profile, educations }), ({ kind }) => kind)
      expect(asked.map(({ kind }) => byKind[kind]?.[0])).toEqual(judged(asked, profile))
    }),
    runs,
  )
})

test('several educations fit as well as the best of them alone', () => {
  fc.assert(
    fc.property(conditions, profiles, (asked, profile) => {
      fc.pre(profile.educations.length > 0)
      const alone = profile.educations.map((education) => together(asked, { ...profile, educations: [education] }))
      const best = Math.max(...alone.map(({ fit }) => goodness(fit)))
      expect(goodness(together(asked, profile).fit)).toBe(best)
    }),
    runs,
  )
})

test('missing data is never held against a candidate', () => {
  fc.assert(
    fc.property(conditions, (asked) => {
      expect(judged(asked, silent).map(({ fit }) => fit)).toEqual(asked.map(() => 'unknown'))
    }),
    runs,
  )
})

test('removing a fact about the person makes its own condition unknown and leaves all others alone', () => {
  const facts = { birthDate: 'age', gender: 'gender', nationalityId: 'nationality', cityId: 'city' } as const
  const fact = fc.constantFrom('birthDate', 'gender', 'nationalityId', 'cityId')
  fc.assert(
    fc.property(conditions, profiles, fact, (asked, profile, taken) => {
      const after = judged(asked, { ...profile, [taken]: null })
      expect(after).toEqual(
        judged(asked, profile).map((judgement) =>
          judgement.kind === facts[taken]
            ? { ...judgement, fit: 'unknown', reason: { code: 'notInProfile' } }
            : judgement,
        ),
      )
    }),
    runs,
  )
})

const fact = fc.constantFrom('classId', 'universityId', 'facultyId', 'departmentId', 'gpa')

test('removing a fact of the only education makes its own condition unknown and leaves all others alone', () => {
  const facts = { classId: 'class', universityId: 'university', facultyId: 'faculty', departmentId: 'department' }
  fc.assert(
    fc.property(conditions, profiles, education, fact, (asked, profile, only, taken) => {
      const kind = taken === 'gpa' ? 'gpa' : facts[taken]
      const after = judged(asked, { ...profile, educations: [{ ...only, [taken]: null }] })
      expect(after).toEqual(
        judged(asked, { ...profile, educations: [only] }).map((judgement) =>
          judgement.kind === kind ? { ...judgement, fit: 'unknown', reason: { code: 'notInProfile' } } : judgement,
        ),
      )
    }),
    runs,
  )
})

test('removing a fact of one of several educations never improves the fit, and adds no unmet condition', () => {
  fc.assert(
    fc.property(conditions, profiles, fc.nat(2), fact, (asked, profile, which, taken) => {
      const educations = profile.educations.map((education, index) =>
        index === which ? { ...education, [taken]: null } : education,
      )
      const [before, after] = [together(asked, profile), together(asked, { ...profile, educations })]
      if (before.fit !== 'fits') expect(after.fit).not.toBe('fits')
      expect(after.counts.doesNotFit).toBeLessThanOrEqual(before.counts.doesNotFit)
    }),
    runs,
  )
})

test('a single condition may still turn to fits, when missing data makes another education the best one', () => {
  const asked: EligibilityCondition[] = [
    { kind: 'level', levels: ['bachelor'] },
    { kind: 'university', universityIds: [1] },
  ]
  const current = { ...silentEducation, level: 'master', universityId: 1, gpa: null } as const
  const past = { ...silentEducation, universityId: 2, gpa: null, isCurrent: false }
  const fits = (educations: ProfileEducation[]) => judged(asked, { ...silent, educations }).map(({ fit }) => fit)
  expect(fits([current, past])).toEqual(['doesNotFit', 'fits'])
  expect(fits([current, { ...past, universityId: null }])).toEqual(['fits', 'unknown'])
})

test('removing an education never helps while another is left; without any, all conditions on education are unknown', () => {
  fc.assert(
    fc.property(conditions, profiles, fc.nat(2), (asked, profile, which) => {
      const educations = profile.educations.filter((_, index) => index !== which)
      const after = judged(asked, { ...profile, educations })
      if (educations.length > 0) {
        expect(goodness(overall(after).fit)).toBeLessThanOrEqual(goodness(together(asked, profile).fit))
      } else {
        const ofEducation = after.filter((judgement) => asksOfEducation(judgement.condition))
        expect(ofEducation.every(({ fit }) => fit === 'unknown')).toBe(true)
      }
    }),
    runs,
  )
})

test('a widened condition stays met where it was met, and the overall fit never gets worse', () => {
  fc.assert(
    fc.property(conditions, profiles, fc.nat(7), id, level, (asked, profile, which, more, moreLevel) => {
      const wider = asked.map((condition, index) => (index === which ? widened(condition, more, moreLevel) : condition))
      const [before, after] = [judged(asked, profile), judged(wider, profile)]
      if (before[which]?.fit === 'fits') expect(after[which]?.fit).toBe('fits')
      expect(goodness(overall(after).fit)).toBeGreaterThanOrEqual(goodness(overall(before).fit))
    }),
    runs,
  )
})

function widened(condition: EligibilityCondition, more: number, level: EducationLevelCode): EligibilityCondition {
  switch (condition.kind) {
    case 'level':
      return { ...condition, levels: [...condition.levels, level] }
    case 'class':
      return { ...condition, classIds: [...condition.classIds, more] }
    case 'university':
      return { ...condition, universityIds: [...condition.universityIds, more] }
    case 'faculty':
      return { ...condition, facultyIds: [...condition.facultyIds, more] }
    case 'department':
      return { ...condition, departmentIds: [...condition.departmentIds, more] }
    case 'gpa':
      return {
        ...condition,
        min: condition.systemId === 12 ? Math.min(condition.min + more / 2, 5) : Math.max(condition.min - more, 0),
      }
    case 'age':
      return { ...condition, min: condition.min && condition.min - more, max: condition.max && condition.max + more }
    case 'nationality':
      return { ...condition, countryIds: [...condition.countryIds, more] }
    case 'city':
      return { ...condition, cityIds: [...condition.cityIds, more] }
    case 'gender':
      return { ...condition, genders: [...Gender.options] }
  }
}

test('grades are compared consistently across systems: the comparison is transitive', () => {
  const asGood = (one: Grade, other: Grade) => {
    const profile = { ...silent, educations: [{ ...silentEducation, gpa: one }] }
    return judged([{ kind: 'gpa', min: other.value, systemId: other.systemId }], profile)[0]?.fit === 'fits'
  }
  const real = fc.oneof(
    fc.integer({ min: 0, max: 400 }).map((steps) => ({ value: steps / 100, systemId: 1 })),
    fc.integer({ min: 0, max: 100 }).map((value) => ({ value, systemId: 2 })),
    fc.integer({ min: 0, max: 430 }).map((steps) => ({ value: steps / 100, systemId: 6 })),
    fc.integer({ min: 0, max: 30 }).map((value) => ({ value, systemId: 10 })),
    fc.integer({ min: 10, max: 50 }).map((steps) => ({ value: steps / 10, systemId: 12 })),
  )
  fc.assert(
    fc.property(real, real, real, (one, other, third) => {
      expect(asGood(one, other) || asGood(other, one)).toBe(true)
      if (asGood(one, other) && asGood(other, third)) expect(asGood(one, third)).toBe(true)
    }),
    runs,
  )
})
