import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import { legalTexts } from '#contract/legal-texts.ts'
import { accounts, codes, companyMembers, consents } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { inviteCompanyAccount } from '#domain/accounts/company-accounts/invite-company-account.ts'
import { inviteCompanyAccountAgain } from '#domain/accounts/company-accounts/invite-company-account-again.ts'
import { listCompanyAccounts } from '#domain/accounts/company-accounts/list-company-accounts.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { removeCompanyAccount } from '#domain/own-account/account-settings/remove-company-account.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, bearer, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { testApi } from '../../../tests/server.ts'
import { lastMessageTo, messagesTo, visitor } from '../../../tests/visitor.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

const somebody = (companyId: string, email: string) =>
  ({ companyId, email, name: 'Emre', surname: 'Kaya', userType: 'Sub', permissions: { Forms: 'WriteRead' } }) as const

test('an invited colleague sees the inviter and the organization, joins with name, password and consents, and is signed in', async () => {
  const root = await aCompany()
  const reply = await app.inject({
    method: 'POST',
    url: `/api/companies/${root.companyId}/accounts`,
    headers: await bearer(root.caller.person),
    body: { email: 'emre@kopru.test', name: 'Emre', surname: 'Kaya', permissions: { Forms: 'WriteRead' } },
  })
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toMatchObject({
    email: 'emre@kopru.test',
    userType: 'Sub',
    permissions: { Forms: 'WriteRead' },
    state: 'Invited',
    lastUsedAt: null,
    isMe: false,
    can: { lower: true, remove: true, inviteAgain: true },
  })

  const message = await lastMessageTo('emre@kopru.test')
  const [company] = await connection.db.select().from(companies).where(eq(companies.id, root.companyId))
  expect(message.subject).toBe(`${company?.name} sizi Köprü’deki ekibine davet ediyor`)
  expect(message.text).toContain('Ayşe Yılmaz')
  expect(message.link).toMatch(/^https:\/\/kopru\.example\/company-invitation\?token=[\w-]{43}$/)

  const emre = visitor(app)
  expect((await emre.signIn('emre@kopru.test', 'Vapur2027')).status).toBe(401)
  const { token } = message
  const read = await emre.post('/accounts/invitation', { token })
  expect(read.json).toEqual({
    state: 'open',
    companyName: company?.name,
    inviter: 'Ayşe Yılmaz',
    invited: {
      email: 'emre@kopru.test',
      name: 'Emre',
      surname: 'Kaya',
      userType: 'Sub',
      permissions: { Forms: 'WriteRead' },
      expiresAt: expect.any(String),
      needsSecondFactor: false,
    },
  })
  const wish = { token, name: 'Emre Can', surname: 'Kaya', password: 'Vapur2027' }
  const agreed = { ...wish, termsAccepted: true, noticeRead: true }
  expect((await emre.post('/accounts/invitation/acceptance', wish)).json.errors).toMatchObject([
    { field: 'termsAccepted' },
    { field: 'noticeRead' },
  ])
  const accepted = await emre.post('/accounts/invitation/acceptance', agreed)
  expect(accepted).toMatchObject({ status: 200, json: { fullname: 'Emre Can Kaya' } })
  // The link works once; afterwards it says what to do.
  expect(await emre.post('/accounts/invitation/acceptance', agreed)).toMatchObject({ code: 'accounts.wrongLink' })
  expect((await emre.post('/accounts/invitation', { token })).json).toMatchObject({ state: 'accepted', invited: null })
  const given = await connection.db.select().from(consents).where(eq(consents.accountId, reply.json().accountId))
  expect(given.map(({ text, version }) => [text, version]).sort()).toEqual([
    ['notice', legalTexts.kvkk[0]],
    ['terms', legalTexts.terms[0]],
  ])
  const signedIn = await emre.signIn('emre@kopru.test', 'Vapur2027', { kind: 'Company' })
  expect(signedIn.json).toMatchObject({
    myId: root.companyId,
    permissions: { Forms: 'WriteRead' },
    role: { userType: { name: 'Sub' } },
  })
  const { items } = await listCompanyAccounts(root.caller, { companyId: root.companyId })
  expect(items.find(({ email }) => email === 'emre@kopru.test')).toMatchObject({
    state: 'Active',
    lastUsedAt: expect.any(String),
    can: { inviteAgain: false },
  })
  const place = eq(companyMembers.accountId, reply.json().accountId)
  const [member] = await connection.db.select().from(companyMembers).where(place)
  expect(member?.acceptedAt?.getTime()).toBeGreaterThanOrEqual(member?.invitedAt?.getTime() ?? Number.NaN)
})

test('an address with an account elsewhere is answered the same; its owner is told why it cannot be used', async () => {
  const [root, ayse] = [await aCompany(), await aCandidate({ email: 'baska@kopru.test' })]
  const { companyId } = root
  const free = await inviteCompanyAccount(root.caller, somebody(companyId, 'serbest@kopru.test'))
  const taken = await inviteCompanyAccount(root.caller, somebody(companyId, ayse.email))
  const same = { accountId: '', email: '', invitedAt: '' }
  expect({ ...taken, ...same }).toEqual({ ...free, ...same })

  const message = await lastMessageTo(ayse.email)
  expect(message.link).toBeNull()
  expect(message.text).toContain('zaten bir hesabı olduğu için')
  const [account] = await connection.db.select().from(accounts).where(eq(accounts.id, ayse.accountId))
  expect(account).toMatchObject({ kind: 'Candidate', deletedAt: null })
  expect((await visitor(app).signIn(ayse.email, password)).status).toBe(200)
})

test('removing such an invitation does not affect its owner’s account and messages', async () => {
  const [root, ayse] = [await aCompany(), await aCandidate()]
  const { companyId } = root
  const { accountId } = await inviteCompanyAccount(root.caller, somebody(companyId, ayse.email))
  await removeCompanyAccount(root.caller, { companyId, accountId })
  expect(await messagesTo(ayse.email)).toHaveLength(1)
  expect((await visitor(app).signIn(ayse.email, password)).status).toBe(200)
  expect((await listCompanyAccounts(root.caller, { companyId })).items).toHaveLength(1)
})

const wishOf = (token: string) => ({
  token,
  name: 'Emre',
  surname: 'Kaya',
  password: 'Vapur2027',
  termsAccepted: true,
  noticeRead: true,
})

test('a link that was replaced, withdrawn, has expired or never existed says so, and opens nothing', async () => {
  const root = await aCompany()
  const { companyId } = root
  const email = 'baglanti@kopru.test'
  const stateOf = async (token: string) =>
    (await visitor(app).post('/accounts/invitation', { token })).json as { state: string; companyName: string | null }
  const enter = async (token: string) =>
    (await visitor(app).post('/accounts/invitation/acceptance', wishOf(token))).code
  const { accountId } = await inviteCompanyAccount(root.caller, somebody(companyId, email))
  const first = (await lastMessageTo(email)).token
  await connection.pool.query('delete from rate_limits')
  await inviteCompanyAccountAgain(root.caller, { companyId, accountId })
  const second = (await lastMessageTo(email)).token
  expect([(await stateOf(first)).state, (await stateOf(second)).state]).toEqual(['replaced', 'open'])

  await connection.db
    .update(codes)
    .set({ expiresAt: new Date(0) })
    .where(eq(codes.accountId, accountId))
  expect((await stateOf(second)).state).toBe('expired')
  expect((await stateOf(second)).companyName).toEqual(expect.any(String))
  await removeCompanyAccount(root.caller, { companyId, accountId })
  expect((await stateOf(second)).state).toBe('withdrawn')
  expect(await stateOf('x'.repeat(43))).toMatchObject({ state: 'unknown', companyName: null })
  for (const token of [first, second, 'x'.repeat(43)]) expect(await enter(token)).toBe('accounts.wrongLink')
})

test('forgetting a password, signing up or asking for a code sends an invited colleague the invitation again', async () => {
  const root = await aCompany()
  const email = 'yenidendavet@kopru.test'
  await inviteCompanyAccount(root.caller, somebody(root.companyId, email))
  const person = { name: 'Emre', surname: 'Kaya', email, password: 'Vapur2027' }
  for (const [path, body] of [
    ['/accounts/password/forgot', { email, kind: 'Company' }],
    ['/accounts/verification/send', { email }],
    ['/accounts/candidate', { ...person, termsAccepted: true, noticeRead: true }],
  ] as const) {
    await connection.pool.query('delete from rate_limits')
    await visitor(app).post(path, body)
    const { link, text } = await lastMessageTo(email)
    expect([path, link]).toEqual([path, expect.stringContaining('/company-invitation?token=')])
    expect(text).toContain('Ayşe Yılmaz')
  }
  expect(await messagesTo(email)).toHaveLength(4)
})

test('an address is invited to an organization once', async () => {
  const root = await aCompany()
  const invitation = somebody(root.companyId, 'ikikez@kopru.test')
  await inviteCompanyAccount(root.caller, invitation)
  await connection.pool.query('delete from rate_limits')
  await expect(inviteCompanyAccount(root.caller, invitation)).rejects.toMatchObject({
    code: 'companyAccounts.alreadyHere',
    status: 409,
  })
  const itself = inviteCompanyAccount(root.caller, somebody(root.companyId, root.email))
  await expect(itself).rejects.toMatchObject({ code: 'companyAccounts.alreadyHere' })
})

test('an invitation is sent again with a new link, and the earlier link is void', async () => {
  const root = await aCompany()
  const { companyId } = root
  const { accountId } = await inviteCompanyAccount(root.caller, somebody(companyId, 'gec@kopru.test'))
  const first = await lastMessageTo('gec@kopru.test')
  await expect(inviteCompanyAccountAgain(root.caller, { companyId, accountId })).rejects.toMatchObject({
    code: 'accounts.tooManyTries',
  })
  await connection.pool.query('delete from rate_limits')
  await inviteCompanyAccountAgain(root.caller, { companyId, accountId })
  const second = await lastMessageTo('gec@kopru.test')
  const accept = (token: string) =>
    visitor(app)
      .post('/accounts/invitation/acceptance', wishOf(token))
      .then(({ status }) => status)
  expect([await accept(first.token), await accept(second.token)]).toEqual([400, 200])
  await connection.pool.query('delete from rate_limits')
  await expect(inviteCompanyAccountAgain(root.caller, { companyId, accountId })).rejects.toMatchObject({
    code: 'companyAccounts.alreadyHere',
  })
})

test('an address that has become free gets a real invitation the second time', async () => {
  const [root, ayse] = [await aCompany(), await aCandidate({ email: 'bosalan@kopru.test' })]
  const { companyId } = root
  const { accountId } = await inviteCompanyAccount(root.caller, somebody(companyId, ayse.email))
  await connection.pool.query('delete from rate_limits')
  await inviteCompanyAccountAgain(root.caller, { companyId, accountId })
  expect((await lastMessageTo(ayse.email)).link).toBeNull()

  await deleteAccount(ayse.caller, { email: ayse.email, pwd: password })
  await connection.pool.query('delete from rate_limits')
  await inviteCompanyAccountAgain(root.caller, { companyId, accountId })
  const { token } = await lastMessageTo(ayse.email)
  const accepted = await visitor(app).post('/accounts/invitation/acceptance', wishOf(token))
  expect(accepted).toMatchObject({ status: 200, json: { isCompany: true } })
})

test('an address that signs up while it is invited again stays taken', async () => {
  const [root, ayse] = [await aCompany(), await aCandidate({ email: 'yarisan@kopru.test' })]
  const { companyId } = root
  const { accountId } = await inviteCompanyAccount(root.caller, somebody(companyId, ayse.email))
  await deleteAccount(ayse.caller, { email: ayse.email, pwd: password })
  await connection.pool.query('delete from rate_limits')
  const again = await connection.db.transaction(async (tx) => {
    const id = newId()
    await tx.insert(accounts).values({ id, kind: 'Candidate', email: ayse.email, name: 'Ayşe', surname: 'Yılmaz' })
    // The other transaction does not see the new account yet, tries to open the closed one, and has to wait until this
    // one ends.
    const invited = inviteCompanyAccountAgain(root.caller, { companyId, accountId })
    await expect.poll(() => waitingForLocks()).toBe(1)
    return { invited }
  })
  expect(await again.invited).toMatchObject({ accountId, state: 'Invited' })
  expect((await lastMessageTo(ayse.email)).link).toBeNull()
})

async function waitingForLocks() {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await connection.pool.query(waiting)).rowCount
}

test('a Root who was just demoted cannot invite, whatever the token says', async () => {
  const root = await aCompany()
  await connection.db
    .update(companyMembers)
    .set({ userType: 'Sub' })
    .where(eq(companyMembers.accountId, root.accountId))
  const late = inviteCompanyAccount(root.caller, somebody(root.companyId, 'gecikti@kopru.test'))
  await expect(late).rejects.toMatchObject({ code: 'permissions.missing' })
  expect(await messagesTo('gecikti@kopru.test')).toEqual([])
})
