import { beforeAll, describe, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { searchApplications as call } from '#contract/company-applications.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { manyApplications } from '../../tests/many-applications.ts'
import { plansOf } from '../../tests/plans.ts'
import { searchApplications } from './search-applications.ts'

// A lost index is not slow among a handful of rows: here are enough for the planner to want each of them.

const connection = testDatabase()
const questionId = newId()
let plansFor: (asked: Partial<Asked<typeof call>>) => Promise<string>

beforeAll(async () => {
  const company = await aCompany()
  const { companyId } = company
  const [own, other] = [await aPublishedForm(company), await aPublishedForm(company)]
  await manyApplications(connection.pool, { id: own.id, companyId }, 2000, questionId)
  await manyApplications(connection.pool, { id: other.id, companyId }, 4000, newId())
  plansFor = async (asked) => {
    const input = { companyId, formId: own.id, ...call.body.parse(asked) }
    const plans = await plansOf(connection.pool, () => searchApplications(company.caller, input))
    return plans.join('\n\n')
  }
})

describe('the list of one form reads an index', () => {
  test.each([
    ['of its own', {}, 'applications_form_submitted'],
    ['of one status', { status: ['Shortlisted'] }, 'applications_form'],
    ['of a university', { universityId: [84] }, 'application_snapshots_form'],
    ['of a rare answer', { answers: [{ questionId, is: 'equal', value: 'rare' }] }, 'application_snapshots_answers'],
    ['of a rare name', { search: 'Çağlar1711' }, 'application_snapshots_search'],
  ] as [string, Partial<Asked<typeof call>>, string][])('%s', async (_, asked, index) => {
    const plans = await plansFor(asked)
    expect(plans).toMatch(new RegExp(`(on|using) ${index}`))
    expect(plans).not.toMatch(/Seq Scan on application/)
  })
})
