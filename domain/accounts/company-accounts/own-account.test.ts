import { beforeAll, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { aCompany, aMember, bearer } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const taken = expect.stringMatching(/^__Host-kopru_session=;.* Max-Age=0/)
const toSub = { userType: 'Sub', permissions: { All: 'ReadOnly' } } as const

test('demoting one’s own account removes the session’s cookie with the session; demoting another’s does not', async () => {
  const { one, other, third } = await threeRoots()
  expect(await ask('PUT', one, third.accountId, toSub)).toEqual({ status: 200, cookie: undefined })
  expect(await ask('PUT', other, other.accountId, toSub)).toEqual({ status: 200, cookie: taken })
})

test('removing it does, too', async () => {
  const { one, other, third } = await threeRoots()
  expect(await ask('DELETE', one, third.accountId)).toEqual({ status: 204, cookie: undefined })
  expect(await ask('DELETE', other, other.accountId)).toEqual({ status: 204, cookie: taken })
})

async function threeRoots() {
  const one = await aCompany()
  const another = () => aMember(one.companyId, { userType: 'Root' })
  return { one, other: await another(), third: await another() }
}

type Root = Awaited<ReturnType<typeof aMember>>

async function ask(method: 'PUT' | 'DELETE', { caller, companyId }: Root, accountId: string, body?: object) {
  const reply = await app.inject({
    method,
    url: `/api/companies/${companyId}/accounts/${accountId}`,
    headers: { ...(await bearer(caller.person)), 'x-kopru-client': 'web' },
    ...(body && { body }),
  })
  return { status: reply.statusCode, cookie: reply.headers['set-cookie'] }
}
