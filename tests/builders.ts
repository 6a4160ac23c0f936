import { hash } from '@node-rs/argon2'
import { applicationConsents, explicitConsent } from '#contract/applying/application-consents.ts'
import type { Caller, Person } from '#contract/caller.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { FormContent, FormType } from '#contract/forms/form-content.ts'
import type { Permissions, UserType } from '#contract/permissions.ts'
import { database } from '#database/connection.ts'
import { accounts, companyMembers, sessions } from '#database/schema/accounts.ts'
import { candidates } from '#database/schema/candidates.ts'
import { companies } from '#database/schema/companies.ts'
import { forms } from '#database/schema/forms.ts'
import { issueAccessToken } from '#domain/accounts/accounts/sessions/access-token.ts'
import { saveAnswers } from '#domain/applying/applying/answers/save-answers.ts'
import { createApplication } from '#domain/applying/applying/create-application.ts'
import { finalizeApplication } from '#domain/applying/applying/handing-in/finalize-application.ts'
import { emptyContent } from '#domain/forms/forms/content/empty-content.ts'
import { publishForm } from '#domain/forms/forms/publishing/publish-form.ts'
import { newId } from '#platform/ids.ts'

/** The password of every account made here. */
export const password = 'Kopru2026'

// Made once: argon2id is slow on purpose, and a walk makes dozens of accounts.
let passwordHash: Promise<string> | undefined

type Details = Partial<typeof accounts.$inferInsert>

/** A candidate with an open session. */
export async function aCandidate(details: Details = {}) {
  const { account, sessionId } = await anAccount({ kind: 'Candidate', ...details })
  const candidateId = newId()
  await database().insert(candidates).values({ id: candidateId, accountId: account.id })
  const operator = details.operator ? { operator: 'ready' as const } : {}
  return signedIn({ kind: 'Candidate', candidateId, accountId: account.id, sessionId, ...operator }, account.email)
}

/** An organization that an operator has verified, unless told otherwise, with a signed-in Root. */
export async function aCompany(details: Details = {}, about: Partial<typeof companies.$inferInsert> = {}) {
  const companyId = newId()
  await database()
    .insert(companies)
    .values({ id: companyId, name: `Kurum ${companyId.slice(-4)}`, verifiedAt: new Date(), ...about })
  return aMember(companyId, { userType: 'Root' }, details)
}

interface Place {
  readonly userType?: UserType
  readonly permissions?: Permissions
}

/** Another account of an organization, a sub-account unless told otherwise. */
export async function aMember(companyId: string, { userType = 'Sub', permissions = {} }: Place, details: Details = {}) {
  const { account, sessionId } = await anAccount({ kind: 'Company', ...details })
  await database().insert(companyMembers).values({ accountId: account.id, companyId, userType, permissions })
  return signedIn(
    { kind: 'Company', companyId, userType, permissions, accountId: account.id, sessionId },
    account.email,
  )
}

async function anAccount(details: Details & Pick<typeof accounts.$inferInsert, 'kind'>) {
  const id = newId()
  passwordHash ??= hash(password)
  const account = {
    id,
    email: `kisi-${id}@kopru.test`,
    emailVerifiedAt: new Date(),
    name: 'Ayşe',
    surname: 'Yılmaz',
    passwordHash: await passwordHash,
    ...details,
  }
  await database().insert(accounts).values(account)
  return { account, sessionId: await aSession(id) }
}

/** One more device that an account is signed in on. */
export async function aSession(accountId: string) {
  const id = newId()
  const expiresAt = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000)
  await database()
    .insert(sessions)
    .values({ id, accountId, refreshHash: `hash of ${id}`, device: 'Firefox', address: '127.0.0.1', expiresAt })
  return id
}

const signedIn = <P extends Person>(person: P, email: string) => ({
  ...person,
  email,
  caller: { language: 'tr', requestId: 'test', address: '127.0.0.1', device: 'Firefox', person } satisfies Caller,
})

/** The headers of a signed-in client. */
export const bearer = (person: Person) => ({ authorization: `Bearer ${issueAccessToken(person)}` })

/** A draft of the organization's, with everything that is needed to publish it. */
export async function aForm(companyId: string, { type = 'scholarship', content = {} }: FormDetails = {}) {
  const id = newId()
  await database()
    .insert(forms)
    .values({ id, companyId, type, content: { ...wholeContent(), ...content } })
  return { companyId, formId: id }
}

interface FormDetails {
  readonly type?: FormType
  readonly content?: Partial<FormContent>
}

/** The same, published by one of its Roots. */
export async function aPublishedForm({ caller, companyId }: Publisher, details: FormDetails = {}) {
  const ids = await aForm(companyId, details)
  return publishForm(caller, { ...ids, version: 1 })
}

interface Publisher {
  readonly caller: Caller
  readonly companyId: string
}

/** Content that can be published as it is; closes in thirty days. */
export function wholeContent(): FormContent {
  const begun = emptyContent('tr', 'Yarının Mühendisleri Bursu')
  const closesAt = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString()
  return {
    ...begun,
    basics: { ...begun.basics, summary: 'Mühendislik öğrencilerine aylık destek', body: '<p>Dokuz ay sürer.</p>' },
    dates: { ...begun.dates, closesAt },
  }
}

interface Applicant {
  readonly caller: Caller
  readonly candidateId: string
}

interface Applied {
  /** Answers by the ids of their questions. */
  readonly answers?: Readonly<Record<string, StoredAnswer>>
}

/** A draft with these answers. */
export async function anApplication(
  { caller, candidateId }: Applicant,
  form: { readonly id: string },
  { answers = {} }: Applied = {},
) {
  const application = await createApplication(caller, { candidateId, formId: form.id })
  const typed = Object.entries(answers).map(([questionId, value]) => ({
    questionId,
    value: typeof value === 'object' && value !== null ? [...value] : value,
    age: 0,
  }))
  const device = 'a-device-of-tests'
  const ids = { candidateId, id: application.id }
  if (typed.length > 0) await saveAnswers(caller, { ...ids, device, order: 0, isCompleted: false, answers: typed })
  return application
}

/** An application that was handed in; the answers must be enough for the form. */
export async function aSubmittedApplication(applicant: Applicant, form: { readonly id: string }, applied?: Applied) {
  const { id, formId } = await anApplication(applicant, form, applied)
  const { caller, candidateId } = applicant
  return finalizeApplication(caller, { candidateId, id, formId, consents: [...applicationConsents, explicitConsent] })
}
