import { describe, expect, test } from 'vitest'
import type { Caller } from '#contract/caller.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { signOut } from '#domain/accounts/accounts/sessions/sign-out.ts'
import { changeCompanyAccount } from '#domain/accounts/company-accounts/change-company-account.ts'
import { signedLink } from '#domain/ground/files/signed-link.ts'
import { takeFile } from '#domain/ground/files/take-file.ts'
import { changePassword } from '#domain/own-account/account-settings/change-password.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { removeCompanyAccount } from '#domain/own-account/account-settings/remove-company-account.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aMember, aPublishedForm, aSession, bearer, password } from '../tests/builders.ts'
import { testDatabase } from '../tests/database.ts'
import { aHandedIn } from '../tests/handed-in.ts'
import { aPdf } from '../tests/made-files.ts'
import { testApi } from '../tests/server.ts'
import { twoApis } from '../tests/services/two-apis.ts'

const connection = testDatabase()
const startApi = testApi()
const servers = twoApis(connection, startApi)

type SignedIn = Caller & Required<Pick<Caller, 'person'>>

async function ask(caller: SignedIn, path: string) {
  return (await servers.here.inject({ url: `/api${path}`, headers: await bearer(caller.person) })).json()
}

const aFileOf = async (candidateId: string) =>
  takeFile(
    candidateId,
    { file: (await aPdf(candidateId)).toString('base64'), fileName: 'transkript.pdf' },
    { accept: ['application/pdf'] },
  )

/** The answers of both processes to the link. */
const opened = (address: string) =>
  Promise.all([servers.here, servers.there].map(async (app) => (await app.inject({ url: address })).statusCode))

const expectDead = async (address: string) => {
  await expect.poll(() => opened(address)).toEqual([403, 403])
  expect((await servers.there.inject({ url: address })).json().code).toBe('files.linkExpired')
}

describe("a candidate's link", () => {
  async function aShelf() {
    const candidate = await aCandidate()
    const { candidateId } = candidate
    const answer = await servers.here.inject({
      method: 'POST',
      url: `/api/candidates/${candidateId}/documents`,
      headers: await bearer(candidate.caller.person),
      body: { documentTypeId: 2, file: (await aPdf(candidateId)).toString('base64'), fileName: 'belge.pdf' },
    })
    const address: string = answer.json().file.link.address
    expect(await opened(address)).toEqual([200, 200])
    return { ...candidate, address }
  }

  type Owner = Awaited<ReturnType<typeof aShelf>>
  const endings: [string, (owner: Owner) => Promise<unknown>][] = [
    ['signs out', ({ caller }) => signOut(caller, { everywhere: false })],
    ['signs out everywhere', ({ caller }) => signOut(caller, { everywhere: true })],
    ['deletes the account', ({ caller, email }) => deleteAccount(caller, { email, pwd: password })],
  ]

  test.each(endings)('is dead in every process as soon as its owner %s', async (_, end) => {
    const owner = await aShelf()
    await end(owner)
    await expectDead(owner.address)
  })

  test('of another device is void after a password change, and one’s own is not', async () => {
    const owner = await aShelf()
    const phone = { ...owner.caller, person: { ...owner.caller.person, sessionId: await aSession(owner.accountId) } }
    const { items } = await ask(phone, `/candidates/${owner.candidateId}/documents`)
    await changePassword(owner.caller, { current: password, next: 'Galata-Karakoy7' })
    await expectDead(items[0].file.link.address)
    expect(await opened(owner.address)).toEqual([200, 200])
  })
})

describe("a link of an organization's account", () => {
  async function aReader() {
    const company = await aCompany()
    const form = await aPublishedForm(company)
    const { appId, formId, companyId, candidate } = await aHandedIn({ id: form.id, companyId: company.companyId })
    const { candidateId } = candidate
    const { id: fileId } = await aFileOf(candidateId)
    const ids = { id: newId(), applicationId: appId, formId, companyId, candidateId, fileId }
    await connection.db.insert(documentRequests).values({ ...ids, documentTypeId: 2, status: 'Uploaded' })
    const reader = await aMember(companyId, { permissions: { Applications: 'ReadOnly' } })
    const { requests } = await ask(
      reader.caller,
      `/companies/${companyId}/forms/${formId}/applications/${appId}/documents`,
    )
    const address: string = requests[0].file.link.address
    expect(await opened(address)).toEqual([200, 200])
    return { root: company.caller, companyId, reader, address }
  }

  type Read = Awaited<ReturnType<typeof aReader>>
  const endings: [string, (read: Read) => Promise<unknown>][] = [
    ['it signs out', ({ reader }) => signOut(reader.caller, { everywhere: false })],
    [
      'it loses its grant',
      ({ root, companyId, reader: { accountId } }) =>
        changeCompanyAccount(root, { companyId, accountId, userType: 'Sub', permissions: { Forms: 'ReadOnly' } }),
    ],
    [
      'it is removed',
      ({ root, companyId, reader: { accountId } }) => removeCompanyAccount(root, { companyId, accountId }),
    ],
  ]

  test.each(endings)('is dead in every process as soon as %s', async (_, end) => {
    const read = await aReader()
    await end(read)
    await expectDead(read.address)
  })
})

test('a process that starts later refuses links of ended sessions', async () => {
  const { caller, candidateId } = await aCandidate()
  const { id: fileId } = await aFileOf(candidateId)
  const { address } = await signedLink(caller, { kind: 'file', fileId })
  await signOut(caller, { everywhere: false })
  const { app, ended } = await startApi()
  await ended.load()
  expect((await app.inject({ url: address })).statusCode).toBe(403)
})
