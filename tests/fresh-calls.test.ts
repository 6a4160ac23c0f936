import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { answers } from '#api/api.ts'
import type { Server } from '#api/server.ts'
import type { Call } from '#contract/call.ts'
import type { Person } from '#contract/caller.ts'
import { problemsOf } from '#contract/openapi/openapi-problems.ts'
import { Problem } from '#contract/problems.ts'
import { sessions } from '#database/schema/accounts.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, bearer, password } from './builders.ts'
import { testDatabase } from './database.ts'
import { testApi } from './server.ts'

const connection = testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

/** The rule once more, call by call: how many minutes, and where a password in the body is proof as well. */
const needed: Readonly<Record<string, readonly [minutes: number, orPasswordIn?: string]>> = {
  'POST /accounts/verification/gsm': [10],
  'DELETE /accounts/external-links/:provider': [10],
  'POST /accounts/external-links/:provider': [10],
  'POST /accounts/second-factors/authenticator': [10, 'password'],
  'PUT /accounts/second-factors/authenticator': [10],
  'DELETE /accounts/second-factors/authenticator': [10, 'password'],
  'POST /accounts/second-factors/passkeys/challenge': [10, 'password'],
  'POST /accounts/second-factors/passkeys': [10],
  'DELETE /accounts/second-factors/passkeys/:passkeyId': [10, 'password'],
  'POST /accounts/second-factors/recovery-codes': [10, 'password'],
  'PUT /candidates/:candidateId/email': [10, 'password'],
  'PUT /candidates/:candidateId/password': [10, 'currentPassword'],
  'PUT /candidates/:candidateId/profile/gsm': [10],
  'PUT /candidates/:candidateId/profile/twofactor': [10],
  'DELETE /candidates/:candidateId/profile': [10, 'pwd'],
  'PUT /candidates/:candidateId/profile/bank': [10],
  'PUT /candidates/:candidateId/applications/:id/bank-info/:bankInfoId': [10],
  'POST /candidates/:candidateId/data-copies': [10],
  'POST /candidates/:candidateId/data-copies/:id/file': [10],
  'PUT /companies/:companyId/profile/password': [10, 'currentPwd'],
  'PUT /companies/:companyId/email': [10, 'password'],
  'PUT /companies/:companyId/gsm': [10],
  'PUT /companies/:companyId/twofactor': [10],
  'POST /companies/:companyId/accounts': [10],
  'POST /companies/:companyId/accounts/:accountId/invitation': [10],
  'PUT /companies/:companyId/accounts/:accountId': [10],
  'PUT /companies/:companyId/team-protection': [10],
  'DELETE /companies/:companyId/accounts/:accountId': [10],
  'GET /companies/:companyId/forms/:formId/applications/:appId/sensitive': [60],
  'POST /companies/:companyId/forms/:formId/applications/:appId/bank-infos/:bankInfoId/iban': [10],
  'POST /companies/:companyId/payment-runs/:runId/file': [10],
  'POST /companies/:companyId/breaches/:breachId/excel': [10],
  'POST /operations/breaches': [10],
  'POST /operations/orders/:orderId/payments': [10],
  'POST /operations/orders/:orderId/refunds': [10],
  'POST /operations/companies/:id/orders': [10],
  'PUT /operations/packages/:packageId': [10],
  'POST /operations/companies/:id/credits': [10],
  'PUT /operations/companies/:id/suspension': [10],
  'POST /operations/people/:accountId/second-factors/removal': [10],
}

/** Calls about an account that need no confirmation, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'POST /accounts/sign-out': 'only takes away, and must always be possible',
  'DELETE /accounts/sessions/:sessionId': 'only takes away, and must always be possible',
  'POST /accounts/confirmation/challenge': 'is how one confirms',
  'POST /accounts/confirmation': 'is how one confirms',
  'PUT /accounts/second-factors/passkeys/:passkeyId': 'changes a name',
  'PUT /candidates/:candidateId/profile': 'changes a name, not who gets in',
  'POST /candidates/:candidateId/send/verification': 'sends a code to where the account is reached already',
  'POST /companies/:companyId/send/verification': 'sends a code to where the account is reached already',
  'POST /operations/people/:accountId/verification': 'sends a code to where the account is reached already',
  'POST /accounts/agreements': 'agrees to terms, and changes nothing about who gets in',
  'POST /operations/orders/:orderId/cancellation': 'gives nothing: an order that is paid cannot be cancelled',
  'PUT /operations/orders/:orderId/invoice': 'keeps a file with an order, which changes no credit',
  'PUT /companies/:companyId/otp': 'proves an address or a number that the account has already',
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`
const fresh = answers.map(({ call }) => call).filter((call) => call.fresh)

test('every call that changes who gets in, reads whole numbers or moves what is worth money, says how recently its owner must have been there', () => {
  const said = fresh.map((call) => [nameOf(call), [call.fresh?.minutes, call.fresh?.orPasswordIn]])
  const rule = Object.entries(needed).map(([name, [minutes, field]]) => [name, [minutes, field]])
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(rule))
})

test('a new call about accounts, or an operator’s about orders, packages and credits, has to be decided upon', () => {
  const isAboutCredits = ({ path, method, may }: Call) =>
    method !== 'GET' && may.who === 'operator' && /\/(orders|packages|credits)(\/|$)/.test(path)
  const isAboutAccounts = ({ path, method, may }: Call) =>
    method !== 'GET' &&
    may.who !== 'anyone' &&
    (path.startsWith('/accounts/') ||
      /\/(accounts|email|password|gsm|twofactor|otp|verification)(\/|$)/.test(path) ||
      path === '/candidates/:candidateId/profile')
  const undecided = answers
    .map(({ call }) => call)
    .filter(
      (call) =>
        (isAboutAccounts(call) || isAboutCredits(call)) && call.fresh === undefined && !(nameOf(call) in exempt),
    )
  expect(undecided.map(nameOf)).toEqual([])
})

describe('an old session', () => {
  test.each(fresh.map((call) => [nameOf(call), call] as const))('%s asks who is there', async (_, call) => {
    const { fresh: rule } = call
    const minutes = rule?.minutes ?? 0
    const { person, ids } = await visitorFor(call)
    await seenAgo(person, minutes * 60 + 5)
    const refused = await send(call, person, ids)
    expect(refused.statusCode).toBe(403)
    expect(Problem.strict().parse(refused.json())).toMatchObject({
      code: 'accounts.confirmationNeeded',
      confirmation: { minutes, ways: ['password'], email: null, gsm: null },
    })
    expect(problemsOf(call)).toContain('accounts.confirmationNeeded')
    await seenAgo(person, minutes * 60 - 60)
    // Stopped by a query key that no call has.
    expect((await send(call, person, ids)).json().code).toBe('request.invalid')
  })

  test.each(fresh.flatMap((call) => (call.fresh?.orPasswordIn ? [[nameOf(call), call] as const] : [])))(
    '%s takes the right password as proof, and a wrong one for nothing',
    async (_, call) => {
      const field = call.fresh?.orPasswordIn ?? ''
      const { person, ids, email } = await visitorFor(call)
      await seenAgo(person, 3600)
      const body = { ...bodies(email)[nameOf(call)] }
      for (const wrong of ['Yanlis2026', '']) {
        const { statusCode, code, detail } = await tell(call, person, ids, { ...body, [field]: wrong })
        expect([statusCode, code]).toEqual(
          wrong ? [400, 'accounts.wrongPassword'] : [403, 'accounts.confirmationNeeded'],
        )
        // Turkish addresses members of organizations as siz.
        if (wrong) expect(detail).toBe(person.kind === 'Company' ? 'Şu anki şifrenizi yazın.' : 'Şu anki şifreni yaz.')
      }
      const proven = await tell(call, person, ids, { ...body, [field]: password })
      expect(['accounts.confirmationNeeded', 'accounts.wrongPassword', 'request.invalid']).not.toContain(proven.code)
    },
  )
})

const bodies = (email: string): Readonly<Record<string, object>> => ({
  'PUT /candidates/:candidateId/email': { newEmail: `yeni-${email}` },
  'PUT /companies/:companyId/email': { newEmail: `yeni-${email}` },
  'PUT /candidates/:candidateId/password': { newPassword: 'Yepyeni2027' },
  'PUT /companies/:companyId/profile/password': { newPwd: 'Yepyeni2027', newPwdConfirm: 'Yepyeni2027' },
  'DELETE /candidates/:candidateId/profile': { email, isConfirm: true },
})

/** Who may make the call. */
async function visitorFor({ may }: Call) {
  const isOfCompany = may.who === 'member' || may.who === 'root'
  const { caller, email, ...ids } = isOfCompany
    ? await aCompany()
    : await aCandidate({ operator: may.who === 'operator' })
  return { person: caller.person, email, ids: ids as Readonly<Record<string, unknown>> }
}

const seenAgo = ({ sessionId }: Person, seconds: number) =>
  connection.db
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - seconds * 1000) })
    .where(eq(sessions.id, sessionId))

const send = async (call: Call, person: Person, ids: Readonly<Record<string, unknown>>) =>
  app.inject({ method: call.method, url: `${urlOf(call, ids)}?unheardOf=1`, headers: await bearer(person) })

async function tell(call: Call, person: Person, ids: Readonly<Record<string, unknown>>, body: object) {
  const headers = await bearer(person)
  const reply = await app.inject({ method: call.method, url: urlOf(call, ids), headers, body })
  const { code, detail } = reply.statusCode === 204 ? { code: null, detail: null } : reply.json()
  return { statusCode: reply.statusCode, code, detail }
}

// The key's own id has another form than all others.
const urlOf = ({ path }: Call, ids: Readonly<Record<string, unknown>>) =>
  `/api${path.replace(/:(\w+)/g, (_, name: string) => (name === 'passkeyId' ? 'a'.repeat(43) : String(ids[name] ?? newId())))}`
