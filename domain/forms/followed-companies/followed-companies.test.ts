import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { followCompany, unfollowCompany } from './follow-company.ts'
import { listFollowedCompanies } from './list-followed-companies.ts'

testDatabase()

test('followers are counted correctly, however often the button is pressed', async () => {
  const { companyId } = await aCompany()
  const [first, second] = [await aCandidate(), await aCandidate()]
  const follow = ({ caller, candidateId }: typeof first) => followCompany(caller, { candidateId, companyId })

  await Promise.all([follow(first), follow(first), follow(second)])
  expect(await follow(first)).toEqual({ follows: true, followers: 2 })
  const { items } = await listFollowedCompanies(first.caller, { candidateId: first.candidateId })
  expect(items.map(({ id, followers }) => [id, followers])).toEqual([[companyId, 2]])

  const leave = () => unfollowCompany(first.caller, { candidateId: first.candidateId, companyId })
  await Promise.all([leave(), leave()])
  expect(await follow(second)).toEqual({ follows: true, followers: 1 })
})

test('an unknown organization cannot be followed', async () => {
  const { caller, candidateId } = await aCandidate()
  await expect(followCompany(caller, { candidateId, companyId: newId() })).rejects.toThrow('companies.notFound')
})
