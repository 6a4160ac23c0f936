import { beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '#api/server.ts'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { inviteCompanyAccount } from '#domain/accounts/company-accounts/invite-company-account.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aMember, bearer, password } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { testApi } from '../../../../tests/server.ts'
import { lastMessageTo, visitor } from '../../../../tests/visitor.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

interface Way {
  readonly field: string
  /** Sets a password in this way, with a Turkish client; returns status and errors. */
  readonly set: (password: string) => Promise<{ status: number; errors: unknown }>
  /** A password made of what is public about its owner. */
  readonly own: string
  readonly isCompany: boolean
}

type Sent = readonly ['POST' | 'PUT', string, object, Readonly<Record<string, string>>?]

async function send([method, url, body, headers = {}]: Sent) {
  const request = { method, url: `/api${url}`, body, headers: { ...headers, 'accept-language': 'tr' } }
  const answer = await app.inject({ ...request, remoteAddress: '10.9.8.7' })
  return { status: answer.statusCode, errors: answer.body === '' ? undefined : answer.json().errors }
}

const agreed = { termsAccepted: true, noticeRead: true }
const person = (email: string) => ({ ...agreed, name: 'Ayşe', surname: 'Yılmaz', email })

async function anOrganization() {
  const companyId = newId()
  await connection.db.insert(companies).values({ id: companyId, name: 'Kiraz Eğitim Vakfı' })
  return aMember(companyId, { userType: 'Root' })
}

async function resetLink(email: string, kind: AccountKind) {
  await visitor(app).post('/accounts/password/forgot', { email, kind })
  return (await lastMessageTo(email)).token
}

const ways: readonly (readonly [string, () => Promise<Way>])[] = [
  [
    'a candidate who signs up',
    async () => ({
      field: 'password',
      own: 'YılmazAyşe1',
      isCompany: false,
      set: (password) => send(['POST', '/accounts/candidate', { ...person('yeni@kopru.test'), password }]),
    }),
  ],
  [
    'an organization that signs up',
    async () => ({
      field: 'password',
      own: 'kirazvakfi2026',
      isCompany: true,
      set: (password) =>
        send([
          'POST',
          '/accounts/company',
          { ...person('kiraz@kopru.test'), companyName: 'Kiraz Eğitim Vakfı', password },
        ]),
    }),
  ],
  [
    'who forgot it',
    async () => {
      const { email } = await aCandidate({ email: 'unutkan98@kopru.test' })
      const token = await resetLink(email, 'Candidate')
      return {
        field: 'newPassword',
        own: 'Unutkan98!',
        isCompany: false,
        set: (newPassword) => send(['POST', '/accounts/password/change', { token, newPassword }]),
      }
    },
  ],
  [
    'a member who forgot it',
    async () => {
      const { email } = await anOrganization()
      const token = await resetLink(email, 'Company')
      return {
        field: 'newPassword',
        own: 'kiraz.egitim.2026',
        isCompany: true,
        set: (newPassword) => send(['POST', '/accounts/password/change', { token, newPassword }]),
      }
    },
  ],
  [
    'a candidate who changes it, or has to renew it',
    async () => {
      const { caller, candidateId } = await aCandidate()
      const headers = await bearer(caller.person)
      const path = `/candidates/${candidateId}/password`
      return {
        field: 'newPassword',
        own: 'AYŞEYILMAZ1998',
        isCompany: false,
        set: (newPassword) => send(['PUT', path, { currentPassword: password, newPassword, code: 'Md5' }, headers]),
      }
    },
  ],
  [
    'a member who changes it, or has to renew it',
    async () => {
      const { caller, companyId } = await anOrganization()
      const headers = await bearer(caller.person)
      const path = `/companies/${companyId}/profile/password`
      return {
        field: 'newPwd',
        own: 'kirazegitimvakfi1',
        isCompany: true,
        set: (newPwd) =>
          send(['PUT', path, { currentPwd: password, newPwd, newPwdConfirm: newPwd, code: 'Md5' }, headers]),
      }
    },
  ],
  [
    'a member who accepts an invitation',
    async () => {
      const { caller, companyId } = await anOrganization()
      const invited = { email: 'davetli@kopru.test', name: 'Emre', surname: 'Kaya' }
      await inviteCompanyAccount(caller, { companyId, ...invited, userType: 'Sub', permissions: { All: 'ReadOnly' } })
      const { token } = await lastMessageTo(invited.email)
      return {
        field: 'password',
        own: 'davetli2026',
        isCompany: true,
        set: (password) =>
          send([
            'POST',
            '/accounts/invitation/acceptance',
            { ...agreed, token, name: 'Emre', surname: 'Kaya', password },
          ]),
      }
    },
  ],
]

describe.each(ways)('%s', (_, begin) => {
  test('reports a common password or the owner’s own name, and accepts another', async () => {
    const { field, set, own, isCompany } = await begin()
    const common = `Bu şifre çok kullanılıyor, kolayca tahmin edilir. Başka bir şifre ${isCompany ? 'seçin' : 'seç'}.`
    for (const refused of ['Galatasaray1905', 'PASSWORD1', 'Köprü2026'])
      expect(await set(refused)).toEqual({ status: 400, errors: [{ field, message: common }] })
    const message = isCompany
      ? 'Şifreniz yalnızca adınızdan, e-posta adresinizden ya da kurumunuzun adından oluşamaz. Başka kelimeler ekleyin.'
      : 'Şifren yalnızca adından, e-posta adresinden ya da kurumunun adından oluşamaz. Başka kelimeler ekle.'
    expect(await set(own)).toEqual({ status: 400, errors: [{ field, message }] })
    expect((await set('Vapurda2simit')).status).toBeLessThan(300)
  })
})
