import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aCandidate, password } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { testApi } from '../../../../tests/server.ts'
import { twoApis } from '../../../../tests/services/two-apis.ts'
import { visitor } from '../../../../tests/visitor.ts'

const connection = testDatabase()
const startApi = testApi()
const servers = twoApis(connection, startApi)

async function onTwoDevices() {
  const { email } = await aCandidate()
  const phone = visitor(servers.here, {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) Safari/604.1',
    address: '10.1.1.1',
  })
  const laptop = visitor(servers.here)
  const tokens = {
    phone: (await phone.signIn(email, password)).json,
    laptop: (await laptop.signIn(email, password)).json,
  }
  return { phone, laptop, tokens }
}

test('signing out ends the session at once in every process, and no other session', async () => {
  const { phone, laptop, tokens } = await onTwoDevices()
  const elsewhere = visitor(servers.there)
  elsewhere.use(tokens.phone)
  expect((await elsewhere.get('/accounts/session')).status).toBe(200)

  expect((await phone.post('/accounts/sign-out')).status).toBe(204)
  await expect.poll(async () => (await phone.get('/accounts/session')).code).toBe('accounts.signInNeeded')
  await expect.poll(async () => (await elsewhere.get('/accounts/session')).code).toBe('accounts.signInNeeded')
  expect((await elsewhere.refresh(tokens.phone.refreshToken)).code).toBe('accounts.sessionEnded')
  expect((await laptop.get('/accounts/session')).status).toBe(200)
})

test('signing out everywhere ends them all', async () => {
  const { phone, laptop, tokens } = await onTwoDevices()
  expect((await phone.post('/accounts/sign-out', { everywhere: true })).status).toBe(204)
  await expect.poll(async () => (await laptop.get('/accounts/session')).code).toBe('accounts.signInNeeded')
  expect((await laptop.refresh(tokens.laptop.refreshToken)).code).toBe('accounts.sessionEnded')
})

test('a process that starts later refuses the tokens of ended sessions', async () => {
  const { phone, tokens } = await onTwoDevices()
  await phone.post('/accounts/sign-out')
  const { app, ended } = await startApi()
  const late = visitor(app)
  late.use(tokens.phone)
  await ended.load()
  expect((await late.get('/accounts/session')).code).toBe('accounts.signInNeeded')
})

test('the open sessions are listed with device, place and last use, and one of them can be ended', async () => {
  const { phone, laptop } = await onTwoDevices()
  const { json } = await laptop.get('/accounts/sessions')
  const other = json.items.find(({ device }: { device: string }) => device === 'Safari, iPhone')
  expect(other).toMatchObject({ isThis: false, address: '10.1.1.1', lastUsedAt: expect.stringMatching(/Z$/) })
  expect(json.items.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1)

  expect((await laptop.remove(`/accounts/sessions/${other.id}`)).status).toBe(204)
  await expect.poll(async () => (await phone.get('/accounts/session')).code).toBe('accounts.signInNeeded')
  expect((await laptop.get('/accounts/sessions')).json.items).toHaveLength(json.items.length - 1)
  expect((await laptop.remove(`/accounts/sessions/${other.id}`)).code).toBe('accounts.notFound')
})

test('a session of another account cannot be ended', async () => {
  const [one, two] = [await onTwoDevices(), await onTwoDevices()]
  const { json } = await one.phone.get('/accounts/sessions')
  for (const id of [json.items[0].id, newId()]) {
    expect(await two.phone.remove(`/accounts/sessions/${id}`)).toMatchObject({ status: 404, code: 'accounts.notFound' })
  }
  expect((await one.phone.get('/accounts/sessions')).json.items).toHaveLength(json.items.length)
})

test.each(['', 'Bearer', 'Bearer nonsense', 'Basic YTpi', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
  'the header %j is not a session',
  async (authorization) => {
    const answer = await servers.here.inject({ url: '/api/accounts/session', headers: { authorization } })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('accounts.signInNeeded')
  },
)
