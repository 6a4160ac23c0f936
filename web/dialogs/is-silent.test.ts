import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { issueToken, listSessions, signUpCandidate, signUpCompany, verifyAccount } from '#contract/accounts/accounts.ts'
import { changeCandidateEmail } from '#contract/accounts/candidate-settings.ts'
import { signInWithGoogle } from '#contract/accounts/google.ts'
import { signInWithHandover } from '#contract/accounts/istanbulsenin.ts'
import { listMatches, listNotifications, readCandidateDashboard } from '#contract/candidate-dashboard.ts'
import { removeCitizen, saveCitizen } from '#contract/candidates/candidate-profile.ts'
import { listMemberNews } from '#contract/company-dashboard.ts'
import { listCountries } from '#contract/data/data.ts'
import {
  listPrograms,
  listPublicDocuments,
  listPublicQuestions,
  listScholarships,
  readPublicEducations,
} from '#contract/listings/listings.ts'
import { AskError, type CallName, type FailureStatus, fetchAnswer } from '../ask.ts'
import { type SignedIn, startSession } from '../session/store.ts'
import { clearDialogs, openDialogs } from './dialogs.ts'
import { reportFailure } from './report-failure.ts'

/** Named by the specification; its screens come with the packages. */
const subscription: CallName = { method: 'GET', path: '/companies/:companyId/subscription' }
const subscriptionHistory: CallName = { method: 'GET', path: '/companies/:companyId/subscription/history' }

interface Given {
  readonly code?: string
  readonly detail?: string
  readonly pwdVersion?: 'v1' | 'v2'
  readonly page?: string
}

type Row = [why: string, call: CallName, status: FailureStatus, given?: Given]

const home = '/student-dashboard'

const silent: Row[] = [
  [
    'the detail says that the e-mail has an account and verification is required',
    changeCandidateEmail,
    409,
    { detail: 'This e-mail already has an account; verification is required.' },
  ],
  [
    'the detail says so in Turkish',
    changeCandidateEmail,
    409,
    { detail: 'Bu e-posta ile kayıtlı bir hesap var, doğrulaman gerekiyor.' },
  ],
  ['a candidate signs up again', signUpCandidate, 400, { code: 'fC3LnL' }],
  ['an organization signs up again', signUpCompany, 400, { code: 'fC3LnL' }],
  ['a second factor is needed', issueToken, 400, { code: 'pR8Lrb' }],
  ['a second factor is needed, anywhere', changeCandidateEmail, 503, { code: 'pR8Lrb' }],
  ['verification comes first', signInWithGoogle, 403, { code: 'Ee81rb' }],
  ['verification comes first, anywhere', listCountries, 400, { code: 'Ee81rb' }],
  ['who did not confirm to be there knows it', changeCandidateEmail, 403, { code: 'accounts.confirmationNeeded' }],
  ['the citizen info call', saveCitizen, 500],
  ['the citizen info call refused', saveCitizen, 400],
  ['the citizen info call without a network', saveCitizen, 'FETCH_ERROR'],
  ['the subscription fetch', subscription, 404],
  ['the subscription fetch without a network', subscription, 'FETCH_ERROR'],
  ['a login with a v1 password', issueToken, 500, { pwdVersion: 'v1' }],
  ['the company-educations call with 404', readPublicEducations, 404],
  ['the dashboard looks for what matches', listMatches, 500, { page: home }],
  ['the dashboard looks for what matches, and nothing is found', listMatches, 404, { page: home }],
  ['the dashboard looks for what matches, without a network', listMatches, 'FETCH_ERROR', { page: home }],
  ['the dashboard looks for what matches, and what comes is broken', listMatches, 'PARSING_ERROR', { page: home }],
  ['the form-questions call with 404', listPublicQuestions, 404],
  ['the form-questions call with 499', listPublicQuestions, 499],
  ['a wrong password', issueToken, 401, { code: 'accounts.wrongCredentials' }],
  ['401 on login with Google', signInWithGoogle, 401],
  ['401 on login from the mini-app', signInWithHandover, 401],
  ['401 on login by verification', verifyAccount, 401],
  ['the count beside the bell', listNotifications, 500, { page: home }],
  ['the count beside the bell of members', listMemberNews, 500, { page: '/organizations-dashboard' }],
]

const told: Row[] = [
  ['a failed fetch', listCountries, 'FETCH_ERROR'],
  ['an answer that cannot be read', listCountries, 'PARSING_ERROR'],
  ['any other refusal', changeCandidateEmail, 400, { code: 'accounts.wrongCode' }],
  ['a detail about verifying something else', changeCandidateEmail, 400, { detail: 'Verify your number.' }],
  ['fC3LnL with another status', signUpCandidate, 409, { code: 'fC3LnL' }],
  ['fC3LnL of another call', issueToken, 400, { code: 'fC3LnL' }],
  ['taking citizen info back', removeCitizen, 500],
  ['the history of the subscription', subscriptionHistory, 500],
  ['a login with a v2 password', issueToken, 500, { pwdVersion: 'v2' }],
  ['another call with a v1 password', listCountries, 500, { pwdVersion: 'v1' }],
  ['the company-educations call with 500', readPublicEducations, 500],
  ['the rest of the dashboard', readCandidateDashboard, 500, { page: home }],
  ['a list of scholarships', listScholarships, 500, { page: '/scholarships' }],
  ['a list of programs', listPrograms, 500, { page: '/programs' }],
  ['the form-questions call with 500', listPublicQuestions, 500],
  ['the form-questions call without a network', listPublicQuestions, 'FETCH_ERROR'],
  ['the documents of a form with 404', listPublicDocuments, 404],
  ['401 on any other call', listSessions, 401],
  ['too many logins', issueToken, 429, { code: 'accounts.tooManyTries' }],
  ['the notifications, on their own page', listNotifications, 500, { page: '/student-dashboard/notifications' }],
  ['those of members, on their own page', listMemberNews, 500, { page: '/organizations-dashboard/notifications' }],
]

// The server answers with the status in the address, and its problem.
const server = createServer((request, response) => {
  const { searchParams: asked } = new URL(request.url ?? '', 'http://here')
  const status = Number(asked.get('status'))
  response.writeHead(status || 200, { 'content-type': 'application/json' })
  response.end(status ? asked.get('problem') : 'no JSON')
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((go) => server.close(go)))
afterEach(() => {
  clearDialogs()
  startSession(null)
  vi.unstubAllGlobals()
})

/** Makes a real failing request, reported like any failed call. Returns the error dialog, if one opened. */
async function fail(
  call: CallName,
  status: FailureStatus,
  { pwdVersion, page = '/', ...problem }: Given = {},
  ...how: [{ isFetch: boolean }?]
) {
  vi.stubGlobal('location', { pathname: `/en${page}` })
  startSession(pwdVersion ? ({ pwdVersion } as SignedIn) : null)
  const words = { title: 'Başlık', detail: 'Açıklama', code: 'request.invalid', status, ...problem }
  const query = new URLSearchParams({ status: String(Number(status) || ''), problem: JSON.stringify(words) })
  const address = status === 'FETCH_ERROR' ? 'http://127.0.0.1:1/' : `${origin}${call.path}?${query}`
  const error: unknown = await fetchAnswer(call, address, { headers: {} }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AskError)
  expect(error).toMatchObject({ status })
  reportFailure(error, ...how)
  return openDialogs().error
}

describe('silent', () => {
  test.each(silent)('%s', async (_, ...failure) => expect(await fail(...failure)).toBeUndefined())
})

describe('told in a dialog', () => {
  test.each(told)('%s', async (_, call, status, given) => {
    // Without the server's words the dialog uses its own.
    const words = typeof status === 'string' ? {} : { title: 'Başlık', detail: given?.detail ?? 'Açıklama' }
    expect(await fail(call, status, given)).toEqual(words)
  })
})

test('what was to be changed and never arrived is no failed fetch, but a search by POST is one', async () => {
  expect(await fail(changeCandidateEmail, 'FETCH_ERROR')).toEqual({ isUnreachable: true })
  expect(await fail(changeCandidateEmail, 'FETCH_ERROR', {}, { isFetch: true })).toEqual({})
})
