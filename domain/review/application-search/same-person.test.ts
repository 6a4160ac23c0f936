import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { searchApplications as call } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { withdrawApplication } from '#domain/applying/applying/withdraw-application.ts'
import { removeCitizen } from '#domain/candidates/candidates/remove-citizen.ts'
import { saveCitizen } from '#domain/candidates/candidates/save-citizen.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { readCompanyApplication } from '#domain/review/review/read-company-application.ts'
import { handIn, snapshotOf } from '../../../tests/applying.ts'
import {
  aCandidate,
  aCompany,
  aMember,
  aPublishedForm,
  aSubmittedApplication,
  password,
} from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { testCompany } from '../../../tests/test-company.ts'
import { searchApplications } from './search-applications.ts'

testDatabase()

const [hers, anothers] = ['10000000146', '10000000214']

const { company, aForm } = testCompany()

async function anApplicant(form: { readonly id: string }, tckn: string | null) {
  const candidate = await aCandidate({ name: 'Ayşe', surname: 'Yılmaz' })
  const { caller, candidateId } = candidate
  if (tckn !== null) await saveCitizen(caller, { candidateId, tckn })
  const application = await aSubmittedApplication(candidate, form)
  return { ...candidate, application, appId: application.id }
}

const list = (form: { readonly id: string }, asked: Parameters<typeof call.body.parse>[0] = {}) =>
  searchApplications(company.caller, {
    companyId: company.companyId,
    formId: form.id,
    ...call.body.parse({ direction: 'up', ...(asked as object) }),
  })
const badges = async (form: { readonly id: string }) =>
  (await list(form)).items.flatMap(({ id, samePerson }) => (samePerson ? [id] : []))
const found = async (form: { readonly id: string }) =>
  (await list(form, { samePerson: true })).items.map(({ id }) => id)
const told = async (form: { readonly id: string }, appId: string) => {
  const ids = { companyId: company.companyId, formId: form.id, appId }
  const { samePerson } = await readCompanyApplication(company.caller, ids)
  return samePerson.items.map(({ id }) => id)
}
const nobody: string[] = []
const seal = (appId: string, sealed: boolean) =>
  database().update(applications).set({ sealed }).where(eq(applications.id, appId))

test('two accounts with one identity number get a badge, match the filter, and link to each other', async () => {
  const form = await aForm()
  const one = await anApplicant(form, hers)
  const [stranger, unknown] = [await anApplicant(form, anothers), await anApplicant(form, null)]
  expect(await badges(form)).toEqual([])
  const other = await anApplicant(form, hers)
  // A member without read access learns that there is another application, but neither its id nor its name.
  const writer = await aMember(company.companyId, { permissions: { Applications: 'WriteOnly' } })
  const given = { companyId: company.companyId, formId: form.id, appId: one.appId }
  expect((await readCompanyApplication(writer.caller, given)).samePerson).toEqual({ items: [], total: 1 })
  const both = [one.appId, other.appId]
  expect(await badges(form)).toEqual(both)
  expect(await list(form, { samePerson: true })).toMatchObject({ total: 2, counts: { Submitted: 2 }, isExact: true })
  expect(await found(form)).toEqual(both)
  expect(await told(form, one.appId)).toEqual([other.appId])
  const ids = { companyId: company.companyId, formId: form.id, appId: other.appId }
  expect((await readCompanyApplication(company.caller, ids)).samePerson).toEqual({
    items: [{ id: one.appId, name: 'Ayşe Yılmaz', status: 'Submitted', submittedAt: one.application.submittedAt }],
    total: 1,
  })
  for (const { appId } of [stranger, unknown]) expect(await told(form, appId)).toEqual(nobody)
})

test('a mark differs between forms, and the identity number cannot be derived from it', async () => {
  const [form, elsewhere] = [await aForm(), await aForm()]
  const [one, other] = [await anApplicant(form, hers), await anApplicant(elsewhere, hers)]
  const marks = await Promise.all([one, other].map(async ({ appId }) => (await snapshotOf(appId))?.citizenMark))
  expect(marks[0]).toMatch(/^[\w-]{22}$/)
  expect(marks[1]).toMatch(/^[\w-]{22}$/)
  expect(marks[0]).not.toBe(marks[1])
  expect([await found(form), await told(form, one.appId)]).toEqual([[], nobody])
})

test('after a mistyped number is corrected and submitted again, the twin is gone', async () => {
  const form = await aForm()
  const [one, other] = [await anApplicant(form, hers), await anApplicant(form, hers)]
  const { caller, candidateId } = other
  await saveCitizen(caller, { candidateId, tckn: anothers })
  expect(await found(form)).toEqual([one.appId, other.appId])
  await handIn(other, other.application)
  expect([await found(form), await badges(form), await told(form, one.appId)]).toEqual([[], [], nobody])
  await saveCitizen(caller, { candidateId, tckn: hers })
  await handIn(other, other.application)
  expect(await found(form)).toEqual([one.appId, other.appId])
  await removeCitizen(caller, { candidateId })
  await handIn(other, other.application)
  expect((await snapshotOf(other.appId))?.citizenMark).toBeNull()
  expect(await found(form)).toEqual([])
})

test('withdrawn applications count for no twin, neither another’s nor one’s own second try', async () => {
  const form = await aForm()
  const [one, other] = [await anApplicant(form, hers), await anApplicant(form, hers)]
  await withdrawApplication(other.caller, { candidateId: other.candidateId, id: other.appId, reason: '' })
  const again = async () => [await found(form), await badges(form), await told(form, one.appId)]
  expect(await again()).toEqual([[], [], nobody])
  expect(await told(form, other.appId)).toEqual(nobody)
  await withdrawApplication(one.caller, { candidateId: one.candidateId, id: one.appId, reason: '' })
  const second = await aSubmittedApplication(one, form)
  expect(await again()).toEqual([[], [], nobody])
  expect(await told(form, second.id)).toEqual(nobody)
})

test('the applications of a closed account still count as the same person', async () => {
  const form = await aForm()
  const [gone, back] = [await anApplicant(form, hers), await anApplicant(form, hers)]
  await deleteAccount(gone.caller, { email: gone.email, pwd: password })
  expect(await told(form, back.appId)).toEqual([gone.appId])
})

test('a sealed application shows in no badge and no filter, nor beside its twin, until it opens', async () => {
  const form = await aForm()
  const [one, sealed] = [await anApplicant(form, hers), await anApplicant(form, hers)]
  await seal(sealed.appId, true)
  expect([await found(form), await badges(form)]).toEqual([[], []])
  expect(await told(form, one.appId)).toEqual([])
  const third = await anApplicant(form, hers)
  expect(await found(form)).toEqual([one.appId, third.appId])
  expect(await told(form, one.appId)).toEqual([third.appId])
  await seal(sealed.appId, false)
  expect(await found(form)).toEqual([one.appId, sealed.appId, third.appId])
  expect(await told(form, one.appId)).toEqual([sealed.appId, third.appId])
})

test('another organization sees no twin', async () => {
  const form = await aForm()
  const { appId } = await anApplicant(form, hers)
  const stranger = await aCompany()
  const theirs = await aPublishedForm(stranger)
  const { appId: there } = await anApplicant(theirs, hers)
  const { companyId, caller } = stranger
  const one = await readCompanyApplication(caller, { companyId, formId: theirs.id, appId: there })
  expect(one.samePerson).toEqual({ items: [], total: 0 })
  await expect(readCompanyApplication(caller, { companyId, formId: form.id, appId })).rejects.toMatchObject({
    code: 'forms.notFound',
  })
})

test('of many accounts of one person the first ten are named, and all counted', async () => {
  const form = await aForm()
  const ids = { companyId: company.companyId, formId: form.id }
  const handedIn = () => aHandedIn({ ...ids, id: form.id }, { snapshot: { citizenMark: 'one of her own' } })
  const [first] = await Promise.all(Array.from({ length: 12 }, handedIn))
  const { samePerson } = await readCompanyApplication(company.caller, { ...ids, appId: first?.appId ?? '' })
  expect([samePerson.items.length, samePerson.total]).toEqual([10, 11])
})
