import { describe, expect, test } from 'vitest'
import { type Failure, isSilent } from './is-silent.ts'

const login = 'POST /accounts/token'
const questions = 'GET /common/forms/:formId/questions'
const educations = 'GET /common/forms/:formId/educations'
const scholarships = 'GET /common/forms/scholarships'
const programs = 'GET /common/forms/programs'

type Row = [why: string, failure: Omit<Failure, 'page'> & { page?: string }]

const silent: Row[] = [
  [
    'the detail says that the e-mail has an account and verification is required',
    { call: 'POST /anything', status: 409, detail: 'This e-mail already has an account; verification is required.' },
  ],
  [
    'the detail says so in Turkish',
    { call: 'POST /anything', status: 409, detail: 'Bu e-posta ile kayıtlı bir hesap var, doğrulaman gerekiyor.' },
  ],
  ['a candidate signs up again: 400 fC3LnL', { call: 'POST /accounts/candidate', status: 400, code: 'fC3LnL' }],
  ['an organization signs up again: 400 fC3LnL', { call: 'POST /accounts/company', status: 400, code: 'fC3LnL' }],
  ['a second factor is needed: 400 pR8Lrb', { call: login, status: 400, code: 'pR8Lrb' }],
  ['a second factor is needed, anywhere', { call: 'PUT /anything', status: 503, code: 'pR8Lrb' }],
  ['verification comes first: 403 Ee81rb', { call: 'POST /accounts/google', status: 403, code: 'Ee81rb' }],
  ['verification comes first, anywhere', { call: 'GET /anything', status: 400, code: 'Ee81rb' }],
  ['the citizen info call', { call: 'POST /candidates/:candidateId/citizen', status: 500 }],
  ['the citizen info call without a network', { call: 'POST /candidates/:candidateId/citizen', status: 'FETCH_ERROR' }],
  ['the subscription fetch', { call: 'GET /companies/:companyId/subscription', status: 404 }],
  ['a login with a v1 password', { call: login, status: 500, pwdVersion: 'v1' }],
  ['the company-educations call with 404', { call: educations, status: 404 }],
  ['the dashboard looks for matching scholarships', { call: scholarships, status: 500, page: '/student-dashboard' }],
  [
    'the dashboard looks for matching programs',
    { call: programs, status: 'TIMEOUT_ERROR', page: '/student-dashboard' },
  ],
  ['the form-questions call with 404', { call: questions, status: 404 }],
  ['the form-questions call with 499', { call: questions, status: 499 }],
  ['a wrong password: 401 on login', { call: login, status: 401, code: 'accounts.wrongCredentials' }],
  ['401 on login with Google', { call: 'POST /accounts/google', status: 401 }],
  ['401 on login from the mini-app', { call: 'POST /accounts/istanbulsenin', status: 401 }],
  ['401 on login by verification', { call: 'POST /accounts/verification', status: 401 }],
]

const told: Row[] = [
  ['a failed fetch', { call: 'GET /data/countries', status: 'FETCH_ERROR' }],
  ['a timeout', { call: 'GET /data/countries', status: 'TIMEOUT_ERROR' }],
  ['an answer that cannot be read', { call: 'GET /data/countries', status: 'PARSING_ERROR' }],
  ['any other refusal', { call: 'PUT /candidates/:candidateId/email', status: 400, code: 'accounts.wrongCode' }],
  ['a detail about verifying something else', { call: 'PUT /anything', status: 400, detail: 'Verify your number.' }],
  ['fC3LnL with another status', { call: 'POST /accounts/candidate', status: 409, code: 'fC3LnL' }],
  ['fC3LnL of another call', { call: login, status: 400, code: 'fC3LnL' }],
  ['reading citizen info', { call: 'GET /candidates/:candidateId/citizen', status: 500 }],
  ['the history of the subscription', { call: 'GET /companies/:companyId/subscription/history', status: 500 }],
  ['a login with a v2 password', { call: login, status: 500, pwdVersion: 'v2' }],
  ['another call with a v1 password', { call: 'GET /data/countries', status: 500, pwdVersion: 'v1' }],
  ['the company-educations call with 500', { call: educations, status: 500 }],
  ['a public list of scholarships', { call: scholarships, status: 500, page: '/scholarships' }],
  ['the form-questions call with 500', { call: questions, status: 500 }],
  ['the form-questions call without a network', { call: questions, status: 'FETCH_ERROR' }],
  ['401 on any other call', { call: 'GET /accounts/sessions', status: 401 }],
  ['too many logins', { call: login, status: 429, code: 'accounts.tooManyTries' }],
]

describe('silent', () => {
  test.each(silent)('%s', (_, failure) => expect(isSilent({ page: '/', ...failure })).toBe(true))
})

describe('told in a dialog', () => {
  test.each(told)('%s', (_, failure) => expect(isSilent({ page: '/', ...failure })).toBe(false))
})

test('what a call names its parameters does not matter', () => {
  expect(isSilent({ call: 'GET /common/forms/:id/questions', status: 404, page: '/' })).toBe(true)
})
