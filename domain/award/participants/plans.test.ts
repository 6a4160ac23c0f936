import { beforeAll, describe, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { listParticipants as call } from '#contract/participants/participants.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { manyApplications } from '../../../tests/many-applications.ts'
import { allTakePart } from '../../../tests/participants.ts'
import { plansOf } from '../../../tests/plans.ts'
import { countParticipants } from './count-participants.ts'
import { listParticipants } from './list-participants.ts'

// With a handful of rows the planner ignores indexes, so there are enough here for it to prefer each one.

const connection = testDatabase()
let company: Awaited<ReturnType<typeof aCompany>>
let formId: string
let plansFor: (asked: Partial<Asked<typeof call>>) => Promise<string>

beforeAll(async () => {
  const [own, stranger] = [await aCompany(), await aCompany()]
  company = own
  for (const owner of [own, stranger])
    for (const size of [1900, 60]) {
      const { id } = await aPublishedForm(owner)
      await manyApplications(connection.pool, { id, companyId: owner.companyId }, size, newId())
      await allTakePart(connection.pool, id)
      if (owner === own) formId = id
    }
  await connection.pool.query('analyze participant_counts')
  plansFor = async (asked) => {
    const input = { companyId: own.companyId, ...call.body.parse(asked) }
    return (await plansOf(connection.pool, () => listParticipants(own.caller, input))).join('\n\n')
  }
})

describe('the list of participants reads an index', () => {
  test.each([
    ['in its own order', {}, 'participants_company'],
    ['of one status', { status: ['Removed'], pageSize: 20 }, 'participants_standing'],
    ['in the order of names', { sort: 'name', direction: 'up', pageSize: 20 }, 'participants_named'],
    ['of a rare name', { search: 'Çağlar1401' }, 'participants_letters'],
  ] as [string, Partial<Asked<typeof call>>, string][])('%s', async (_, asked, index) => {
    const plans = await plansFor(asked)
    expect(plans).toMatch(new RegExp(`(on|using) ${index}\\b`))
    expect(plans).not.toMatch(/Seq Scan on participants/)
  })

  test('of one form, too', async () => {
    const plans = await plansFor({ formId, pageSize: 20 })
    expect(plans).toMatch(/using participants_form\b/)
    expect(plans).not.toMatch(/Seq Scan on participants/)
  })

  test('of a long name by the trigram index alone, of shorter texts and addresses with the organization', async () => {
    const conditions = async (search: string) => {
      const plans = await plansFor({ search })
      return /Bitmap Index Scan on participants_letters[^\n]*\n\s*Index Cond: ([^\n]*)/.exec(plans)?.[1]
    }
    expect(await conditions('Çağlar1401')).not.toMatch(/company_id/)
    for (const search of ['r1401', 'cok-1401@kop']) expect(await conditions(search)).toMatch(/company_id/)
    // Each of the two organizations has a participant with this name.
    const input = { companyId: company.companyId, ...call.body.parse({ search: 'Çağlar1401' }) }
    expect((await listParticipants(company.caller, input)).total).toBe(1)
  })

  test('and counts no rows if the kept counts can answer', async () => {
    const plans = await plansFor({ status: ['Active'] })
    expect(plans).toMatch(/participant_counts/)
    // Once for the page, once for its rows.
    expect(plans.match(/on participants\b/g)).toHaveLength(2)
  })
})

test('the numbers of all forms come from the kept counts alone', async () => {
  const plans = await plansOf(connection.pool, () =>
    countParticipants(company.caller, { companyId: company.companyId }),
  )
  expect(plans.join('\n')).not.toMatch(/on participants\b/)
})
