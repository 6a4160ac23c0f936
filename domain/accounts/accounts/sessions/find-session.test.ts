import { beforeAll, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { aCandidate, password } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { testApi } from '../../../../tests/server.ts'
import { visitor } from '../../../../tests/visitor.ts'
import { findSession } from './find-session.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const signedIn = async () => {
  const { email, caller } = await aCandidate()
  const client = visitor(app)
  const { json } = await client.signIn(email, password)
  return { client, email, person: caller.person, first: json.refreshToken as string }
}

test('a refresh token identifies the reader of a page, and is not used up by that', async () => {
  const { client, email, person, first } = await signedIn()
  expect(await findSession(first)).toMatchObject({ person: { accountId: person.accountId }, who: { email } })
  expect((await client.refresh(first)).status).toBe(200)
})

test('the previous token still identifies its owner; an older one does not, and ends no session either', async () => {
  const { client, first } = await signedIn()
  const second = (await client.refresh(first)).json.refreshToken as string
  expect(await findSession(first)).toBeDefined()
  await client.refresh(second)
  expect(await findSession(first)).toBeUndefined()
  expect(await findSession(second)).toBeDefined()
})

test('after signing out the token is invalid', async () => {
  const { client, first } = await signedIn()
  await client.post('/accounts/sign-out')
  expect(await findSession(first)).toBeUndefined()
})

test.each(['', 'x', 'x.y', `${'0'.repeat(8)}-0000-7000-8000-000000000000.${'a'.repeat(43)}`])(
  'a string that is no token of ours identifies no one: %j',
  async (token) => {
    expect(await findSession(token)).toBeUndefined()
  },
)
