import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { aCandidate, aMember } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { readWorkbook } from '../../../tests/files/read-workbook.ts'
import { aPublishedCommunity } from '../../../tests/worlds/community-world.ts'
import { exportRound } from '../../../tests/worlds/export-round.ts'

testDatabase()
const { ask, company } = exportRound()

test('members are exported with only what each shows, filtered or chosen; read access is required', async () => {
  const { ids, join } = await aPublishedCommunity(company(), 'open')
  const [shown, hidden] = [
    await aCandidate({ name: 'Ada', surname: 'Bir' }),
    await aCandidate({ name: 'Can', surname: 'İki' }),
  ]
  await database().update(accounts).set({ gsm: '+905321112233' }).where(eq(accounts.kind, 'Candidate'))
  await join(hidden)
  await join(shown, ['phone'])
  const excel = (body: object = {}, who?: Parameters<typeof ask>[3]) =>
    ask('POST', `/communities/${ids.communityId}/members/excel`, body, who)
  const [headings, ...rows] = await readWorkbook((await excel()).rawPayload)
  expect(headings?.slice(0, 5)).toEqual(['Ad soyad', 'Durum', 'Durum tarihi', 'E-posta', 'Telefon'])
  expect(rows.map(([name, state, , email, phone]) => [name, state, email, phone ?? null])).toEqual([
    ['Ada Bir', 'Üye', shown.email, '+905321112233'],
    ['Can İki', 'Üye', hidden.email, null],
  ])
  const csv = await excel({ format: 'csv', language: 'en', candidateIds: [hidden.candidateId] })
  const [head = '', only = '', rest = ''] = csv.body.replace('\ufeff', '').split('\r\n')
  expect(head).toMatch(/^Name,Status,Status since,E-mail,Phone,City,University/)
  expect(only).toMatch(/^Can İki,Member,/)
  expect(rest).toBe('')
  const found = await readWorkbook((await excel({ search: 'ada' })).rawPayload)
  expect(found).toHaveLength(2)
  const applications = await aMember(ids.companyId, { permissions: { Applications: 'FullAccess' } })
  expect((await excel({}, applications)).statusCode).toBe(403)
  expect((await ask('POST', `/communities/${ids.companyId}/members/excel`, {})).statusCode).toBe(404)
})
