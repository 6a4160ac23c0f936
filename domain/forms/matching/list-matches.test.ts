import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Targeting } from '#contract/companies/company-targeting.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { candidateEducations, candidates } from '#database/schema/candidates.ts'
import { companies } from '#database/schema/companies.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aListing, anOrganization, inDays } from '../../../tests/listings.ts'
import { listMatches } from './list-matches.ts'

testDatabase()

async function aStudent() {
  const { caller, candidateId } = await aCandidate()
  await database().update(candidates).set({ cityId: 34 }).where(eq(candidates.id, candidateId))
  const education = { id: newId(), candidateId, level: 'bachelor', gpa: 3.2, gpaSystemId: 1 } as const
  await database().insert(candidateEducations).values(education)
  const list = (limit = 12) => listMatches(caller, { candidateId, limit })
  return { caller, candidateId, list }
}

const students = { kind: 'level', levels: ['bachelor', 'master'] } as const
const bachelors = { ...students, levels: [...students.levels] }
const closing = (days: number) => ({ closesAt: inDays(days).toISOString() })

test('fitting forms have their reasons, and almost fitting ones the missing part of the profile, each by deadline', async () => {
  const [later, sooner, unknown] = [
    await aListing({ eligibility: [bachelors], ...closing(20) }),
    await aListing({ eligibility: [], ...closing(10) }),
    await aListing({ eligibility: [bachelors, { kind: 'age', min: 18, max: 25 }], ...closing(9) }),
  ]
  // Not met, by a fact that the candidate cannot change.
  await aListing({ eligibility: [bachelors, { kind: 'gpa', min: 90, systemId: 2 }], ...closing(30) })
  await aListing({
    eligibility: [
      { kind: 'city', cityIds: [6] },
      { kind: 'age', min: 18, max: null },
    ],
  })
  await aListing({ ...closing(-1) })
  await aListing({ opensAt: inDays(2).toISOString() })

  const { fits, almost, isMore } = await (await aStudent()).list()
  expect(fits.map(({ listing }) => listing.formId)).toEqual([sooner.id, later.id])
  expect(fits.map(({ missing, reasons }) => [missing, reasons.length])).toEqual([
    [null, 0],
    [null, 1],
  ])
  expect(almost.map(({ listing, missing }) => [listing.formId, missing?.kind, missing?.fit])).toEqual([
    [unknown.id, 'age', 'unknown'],
  ])
  expect(almost[0]?.missing?.reason).not.toBe('')
  expect(isMore).toBe(false)
})

test('forms applied to are not suggested, until the application is withdrawn', async () => {
  const { candidateId, list } = await aStudent()
  const before = (await list()).fits.map(({ listing }) => listing)
  const [taken] = before
  if (!taken) throw new Error('Nothing fits')
  const about = { formId: taken.formId, companyId: taken.company.id, candidateId }
  const id = newId()
  await database()
    .insert(applications)
    .values({ id, ...about, formVersion: 1 })
  const without = before.slice(1).map(({ formId }) => formId)
  expect((await list()).fits.map(({ listing }) => listing.formId)).toEqual(without)
  await database().update(applications).set({ status: 'Withdrawn' }).where(eq(applications.id, id))
  expect((await list()).fits).toHaveLength(before.length)
})

test('at most the requested number, and of one type if requested', async () => {
  const job = await aListing({ type: 'job', ...closing(3) })
  const { caller, candidateId, list } = await aStudent()
  expect((await list(1)).fits.map(({ listing }) => listing.formId)).toEqual([job.id])
  const jobs = await listMatches(caller, { candidateId, type: 'job', limit: 12 })
  expect(jobs.fits.map(({ listing }) => listing.formId)).toEqual([job.id])
  expect(jobs.almost).toEqual([])
})

test('a candidate with an empty profile is told what is missing, also where every level may apply', async () => {
  const { levelCodes } = await import('#contract/forms/form-facts.ts')
  const open = await aListing({ type: 'voluntary', eligibility: [{ kind: 'level', levels: [...levelCodes] }] })
  const { caller, candidateId } = await aCandidate()
  const { fits, almost } = await listMatches(caller, { candidateId, type: 'voluntary', limit: 12 })
  expect(fits).toEqual([])
  expect(almost.map(({ listing, missing }) => [listing.formId, missing?.fit])).toEqual([[open.id, 'unknown']])
})

test('forms of organizations that target this candidate come first and say so, also with a later deadline', async () => {
  const seeking = async (targeting: Partial<Targeting>, days: number) => {
    const { id: companyId, name } = await anOrganization()
    const whole = { types: [], levels: [], universityIds: [], cityIds: [], text: '', ...targeting }
    await database().update(companies).set({ targeting: whole }).where(eq(companies.id, companyId))
    const { id } = await aListing({ companyId, type: 'program', ...closing(days) })
    return { id, name }
  }
  const nobody = await seeking({ types: ['program'], text: 'Herkes' }, 1)
  const elsewhere = await seeking({ cityIds: [6] }, 2)
  await seeking({ types: ['job'], cityIds: [34] }, 3)
  const soon = await seeking({ types: ['program'], levels: ['bachelor'], cityIds: [34] }, 5)
  const later = await seeking({ cityIds: [34, 6] }, 8)
  const { caller, candidateId } = await aStudent()
  const { fits } = await listMatches(caller, { candidateId, type: 'program', limit: 4 })
  expect(fits.map(({ listing, isLookedFor }) => [listing.formId, isLookedFor])).toEqual([
    [soon.id, true],
    [later.id, true],
    [nobody.id, false],
    [elsewhere.id, false],
  ])
  expect(fits[0]?.reasons[0]).toBe(`${soon.name} senin gibi adaylar arıyor.`)
  expect(fits[2]?.reasons).toEqual([])
  // Targeting of a city or an education does not match candidates without one in their profile.
  const newcomer = await aCandidate()
  const known = await listMatches(newcomer.caller, { candidateId: newcomer.candidateId, type: 'program', limit: 12 })
  expect([...known.fits, ...known.almost].filter(({ isLookedFor }) => isLookedFor)).toEqual([])
})

test('forms for the student’s department, class or city come before sooner deadlines, a full-time job after them', async () => {
  const of = { type: 'job' } as const
  const fullTime = await aListing({ ...of, workKind: 'fullTime', eligibility: [bachelors], ...closing(1) })
  const anybody = await aListing({ ...of, workKind: 'partTime', eligibility: [bachelors], ...closing(2) })
  const here = await aListing({ ...of, workKind: 'partTime', cityIds: [16], eligibility: [bachelors], ...closing(3) })
  const classes = { kind: 'class', classIds: [503] } as const
  const sameClass = await aListing({ ...of, eligibility: [{ ...classes, classIds: [503] }], ...closing(4) })
  const { caller, candidateId } = await aCandidate()
  await database().update(candidates).set({ cityId: 16 }).where(eq(candidates.id, candidateId))
  await database()
    .insert(candidateEducations)
    .values({ id: newId(), candidateId, level: 'bachelor', classId: 503, isCurrent: true })
  const order = async () => {
    const { fits } = await listMatches(caller, { candidateId, type: 'job', limit: 50 })
    const ours = [fullTime, anybody, here, sameClass].map(({ id }) => id)
    return fits.map(({ listing }) => listing.formId).filter((id) => ours.includes(id))
  }
  expect(await order()).toEqual([sameClass.id, here.id, anybody.id, fullTime.id])
  // For a graduate a full-time job ranks higher.
  await database().update(candidateEducations).set({ isCurrent: false })
  expect((await order()).indexOf(fullTime.id)).toBe(2)
})
