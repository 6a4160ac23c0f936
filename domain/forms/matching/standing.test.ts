import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Eligibility } from '#contract/forms/eligibility.ts'
import { listings } from '#database/schema/forms.ts'
import { gpaSystems } from '#database/schema/reference.ts'
import { judge } from '#domain/candidates/eligibility/judge.ts'
import { overall } from '#domain/candidates/eligibility/judgement.ts'
import type { GpaSystem } from '#domain/candidates/eligibility/normal-gpa.ts'
import { testDatabase } from '../../../tests/database.ts'
import { conditions, profiles } from '../../../tests/eligibility.ts'
import { aListing, anOrganization } from '../../../tests/listings.ts'
import { standingOf } from './standing.ts'

const connection = testDatabase()
const asked = new Map<string, Eligibility>()
let systems: readonly GpaSystem[]

beforeAll(async () => {
  const { id: companyId } = await anOrganization()
  // A condition on age without bounds is never published.
  const published = conditions.map((some) =>
    some.filter((condition) => condition.kind !== 'age' || (condition.min ?? condition.max) !== null),
  )
  for (const eligibility of fc.sample(published, { numRuns: 150, seed: 5 })) {
    const { id } = await aListing({ companyId, eligibility })
    asked.set(id, eligibility)
  }
  systems = await connection.db.select().from(gpaSystems)
})

test('for any candidate and any conditions, the query agrees with the judge', async () => {
  const context = { today: new Date('2026-11-15T12:00:00Z'), gpaSystems: systems }
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(profiles, async (profile) => {
      const rows = await connection.db
        .select({ formId: listings.formId, standing: standingOf(profile, context) })
        .from(listings)
      const expected = rows.map(({ formId }) => {
        const { counts } = overall(judge(asked.get(formId) ?? [], profile, context))
        return { formId, standing: 16 * counts.doesNotFit + counts.unknown }
      })
      expect(rows).toEqual(expected)
      for (const { standing } of rows) seen.add(standing)
    }),
    { numRuns: 60 },
  )
  // All outcomes have occurred: fits, almost fits in both ways, and does not fit.
  expect([...seen]).toEqual(expect.arrayContaining([0, 1, 16, 17, 2, 32]))
})
