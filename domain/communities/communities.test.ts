import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { communities } from '#database/schema/communities.ts'
import { newId } from '#platform/ids.ts'
import { aCompany } from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { listCommunities } from './list-communities.ts'
import { readCommunity } from './read-community.ts'

testDatabase()

test('communities are found by name without Turkish letters, and read by number', async () => {
  const { companyId, caller } = await aCompany()
  const [mezun, gonullu] = [
    {
      id: newId(),
      companyId,
      name: 'Işık Mezunları',
      summary: 'Bursiyerlerin buluştuğu yer',
      members: 340,
      publishedAt: new Date(),
    },
    { id: newId(), companyId, name: 'Kıyı Gönüllüleri', summary: 'Her ay bir sahil', publishedAt: new Date() },
  ] as const
  await database().insert(communities).values([mezun, gonullu])

  const { items, total } = await listCommunities(caller, { search: 'ISIK mezun', pageNumber: 1, pageSize: 20 })
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({ id: mezun.id, name: 'Işık Mezunları', members: 340, company: { id: companyId } })

  const communityNumber = String(items[0]?.communityNumber)
  expect((await readCommunity(caller, { communityNumber })).id).toBe(mezun.id)
  await expect(readCommunity(caller, { communityNumber: '1' })).rejects.toThrow('communities.notFound')
})
