import { beforeAll, expect, test } from 'vitest'
import { listMembers as call } from '#contract/communities/members.ts'
import { aCompany } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { plansOf } from '../../tests/plans.ts'
import { addCommunity } from './edit-communities.ts'
import { listMembers } from './list-members.ts'

// With a handful of rows the planner ignores indexes, so there are enough here for it to prefer each one.

const connection = testDatabase()
let plansFor: (asked: object) => Promise<string>

beforeAll(async () => {
  const { companyId, caller } = await aCompany()
  const described = { name: 'Mezunlar', summary: 'Buluşma yeri', about: '', cover: null, language: 'tr' } as const
  const make = async () => (await addCommunity(caller, { companyId, ...described, joinRule: 'open' })).id
  const [communityId, elsewhere] = [await make(), await make()]
  await connection.pool.query(`
    with people as (
      insert into accounts (id, kind, email, name, surname)
      select new_id(), 'Candidate', 'uye-' || at || '@kopru.test', 'Üye', 'Çağlar' || at from generate_series(1, 6000) as at
      returning id)
    insert into candidates (id, account_id) select new_id(), id from people`)
  await connection.pool.query(
    `insert into community_members (community_id, candidate_id, state, since)
     select one.id, candidates.id, 'member', now() - random() * interval '900 days'
     from candidates, unnest($1::uuid[]) as one(id)`,
    [[communityId, elsewhere]],
  )
  await connection.pool.query('analyze community_members, candidates, accounts')
  const read = (asked: object) => listMembers(caller, { companyId, communityId, ...call.body.parse(asked) })
  plansFor = async (asked) => (await plansOf(connection.pool, () => read(asked))).join('\n\n')
})

test.each([
  ['the first page', () => ({ state: ['member'] })],
  ['a later page', () => ({ state: ['member'], pageNumber: 3 })],
])('%s of members reads the index in its order, and only as many members as it shows', async (_, asked) => {
  const plans = await plansFor(asked())
  // The members of the page are sorted again when shown; before that nothing is sorted.
  const found = plans.split('\n\n').find((plan) => plan.includes('candidate_educations')) ?? ''
  const page = found.slice(found.indexOf('Limit'))
  expect(page).toMatch(/Index (Only )?Scan Backward using community_members_listed/)
  expect(page).not.toMatch(/Sort Key: community_members|Seq Scan on (community_members|candidates|accounts)/)
})
