import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { applicationConsents } from '#contract/applying/application-consents.ts'
import type { Caller } from '#contract/caller.ts'
import { Export } from '#contract/exports/exports.ts'
import { publishForm } from '#contract/forms/form-states.ts'
import { searchApplications } from '#contract/review/search-applications.ts'
import { SentFile } from '#contract/sent-file.ts'
import { changesCompany, possibleWhileSuspended } from '#contract/while-suspended.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { notifications } from '#database/schema/notifications.ts'
import { outbox } from '#database/schema/outbox.ts'
import { findAccountById } from '#domain/accounts/accounts/find-account.ts'
import { describeSession } from '#domain/accounts/accounts/sessions/describe-session.ts'
import { createApplication } from '#domain/applying/applying/create-application.ts'
import { describeApplication } from '#domain/applying/applying/following/describe-application.ts'
import { finalizeApplication } from '#domain/applying/applying/handing-in/finalize-application.ts'
import { listCompanies } from '#domain/forms/company-pages/list-companies.ts'
import { readPublicCompany } from '#domain/forms/company-pages/read-public-company.ts'
import { addFormHistory } from '#domain/forms/forms/add-form-history.ts'
import { formById } from '#domain/forms/listings/published-form.ts'
import { writeListing } from '#domain/forms/listings/write-listing.ts'
import { listOperatorActs } from '#domain/ground/operator-acts/list-operator-acts.ts'
import { aCandidate, aCompany, anApplication, aPublishedForm, aSubmittedApplication } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { waitingForLocks } from '../../../tests/waiting-for-locks.ts'
import { requireUnsuspended } from './require-unsuspended.ts'
import { readOperatedCompany, searchCompanies } from './search-companies.ts'
import { suspendCompany } from './suspend-company.ts'

testDatabase()

let runs: Caller
beforeAll(async () => {
  runs = (await aCandidate({ operator: true })).caller
})

const reason = 'Kimliği doğrulanamadı.'

/** An organization with an open form, an applicant and a candidate with a draft. */
async function aWorkingCompany() {
  const company = await aCompany()
  const form = await aPublishedForm(company)
  const [applicant, writer] = [await aCandidate(), await aCandidate()]
  await aSubmittedApplication(applicant, form)
  const begun = await anApplication(writer, form)
  const { companyId: id } = company
  return {
    ...company,
    id,
    form,
    writer,
    begun,
    suspend: () => suspendCompany(runs, { id, suspended: true, reason }),
    restore: () => suspendCompany(runs, { id, suspended: false, reason: 'Belgesini gönderdi.' }),
    handIn: () =>
      finalizeApplication(writer.caller, {
        candidateId: writer.candidateId,
        id: begun.id,
        formId: form.id,
        consents: [...applicationConsents],
      }),
  }
}

const listed = (companyId: string) => database().select().from(listings).where(eq(listings.companyId, companyId))

test('a suspended organization is in no list, and its pages answer only that they are not there', async () => {
  const { id, form, suspend } = await aWorkingCompany()
  const { companyNumber } = await readPublicCompany(runs, { id })
  await suspend()
  expect(await listed(id)).toEqual([])
  // Writing the listing again during the suspension writes nothing.
  await database().transaction((tx) => writeListing(tx, form.id))
  expect(await listed(id)).toEqual([])
  await expect(formById(form.id)).rejects.toMatchObject({ code: 'forms.paused' })
  await expect(readPublicCompany(runs, { id })).rejects.toMatchObject({ code: 'companies.notFound' })
  const { items } = await listCompanies(runs, { sort: 'newest', pageNumber: 1, pageSize: 1000 })
  expect(items.map((company) => company.companyNumber)).not.toContain(companyNumber)
})

test('no application to it can be started or submitted; drafts stay', async () => {
  const { form, writer, begun, suspend, restore, handIn } = await aWorkingCompany()
  await suspend()
  const newcomer = await aCandidate()
  const { candidateId } = newcomer
  const begin = () => createApplication(newcomer.caller, { candidateId, formId: form.id })
  await expect(begin()).rejects.toMatchObject({ code: 'forms.paused' })
  await expect(handIn()).rejects.toMatchObject({ code: 'applications.paused' })
  const ids = { candidateId: writer.candidateId, id: begun.id }
  expect(await describeApplication(writer.caller, ids)).toMatchObject({ formState: 'Closed', can: { edit: false } })
  await restore()
  expect(await begin()).toMatchObject({ status: 'Draft' })
  expect(await handIn()).toMatchObject({ status: 'Submitted' })
})

test('its members read and export, and change nothing', async () => {
  const { caller, suspend, restore } = await aWorkingCompany()
  const outcome = (of: Parameters<typeof requireUnsuspended>[0]) =>
    requireUnsuspended(of, caller).then(
      () => 'let in',
      (error: { code: string }) => error.code,
    )
  expect(await outcome(publishForm)).toBe('let in')
  await suspend()
  expect(await outcome(publishForm)).toBe('companies.suspended')
  expect(await outcome(searchApplications)).toBe('let in')
  await restore()
  expect(await outcome(publishForm)).toBe('let in')
})

test('every call listed as possible while suspended exists, and members’ other calls are refused', async () => {
  const { answers } = await import('#api/api.ts')
  const changing = answers.map(({ call }) => call).filter(({ may }) => may.who === 'member' || may.who === 'root')
  const names = new Set(changing.map(({ method, path }) => `${method} ${path}`))
  expect([...possibleWhileSuspended].filter((name) => !names.has(name))).toEqual([])
  expect(changing.filter((call) => call.method === 'GET' && changesCompany(call))).toEqual([])
  expect(changing.filter(changesCompany).length).toBeGreaterThan(100)
})

test('every call that exports data is possible while suspended', async () => {
  const { answers } = await import('#api/api.ts')
  const taking = answers.map(({ call }) => call).filter(({ output }) => output === Export || output === SentFile)
  expect(taking.map(({ path }) => path)).toContain('/companies/:companyId/communities/:communityId/members/excel')
  expect(taking.filter(changesCompany).map(({ path }) => path)).toEqual([])
})

test('its Roots are notified with the reason, in the product and by e-mail; repeating it sends nothing', async () => {
  const { accountId, email, id, suspend, restore } = await aWorkingCompany()
  await suspend()
  await suspend()
  const mails = () => database().select().from(outbox).where(eq(outbox.recipient, email))
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/askıya alındı$/)
  expect(mail?.text).toContain(`> ${reason}`)
  await restore()
  expect((await mails()).map(({ subject }) => subject?.replace(/^Kurum \w+ /, '')).sort()).toEqual([
    'askıya alındı',
    'yeniden açıldı',
  ])
  const news = await database().select().from(notifications).where(eq(notifications.accountId, accountId))
  expect(news.map(({ event }) => event).sort()).toEqual(['companyRestored', 'companySuspended'])
  const { items } = await listOperatorActs(runs, { companyId: id, pageNumber: 1, pageSize: 20 })
  expect(items.map(({ act, reason: because }) => [act, because])).toEqual([
    ['companyRestored', 'Belgesini gönderdi.'],
    ['companySuspended', reason],
    ['companySuspended', reason],
  ])
})

test('a concurrent write to one of its forms is waited for, and neither fails', async () => {
  const { id, accountId, form, suspend } = await aWorkingCompany()
  let suspending: Promise<unknown> = Promise.resolve()
  await database().transaction(async (tx) => {
    await tx.select().from(forms).where(eq(forms.id, form.id)).for('update')
    suspending = suspend()
    await expect.poll(() => waitingForLocks()).toBe(1)
    await addFormHistory(tx, [{ formId: form.id, companyId: id, accountId, event: 'published' }])
  })
  await suspending
  expect(await listed(id)).toEqual([])
})

test('nothing is lost: afterwards forms, listings and applications are as before', async () => {
  const { id, suspend, restore } = await aWorkingCompany()
  const everything = async () => ({
    listings: await listed(id),
    forms: await database().select().from(forms).where(eq(forms.companyId, id)),
    applications: await database().select().from(applications).where(eq(applications.companyId, id)),
  })
  const before = await everything()
  expect(before.listings).toHaveLength(1)
  await suspend()
  expect((await everything()).applications).toEqual(before.applications)
  await restore()
  expect(await everything()).toEqual(before)
})

test('a member’s session shows the suspension, and the operators’ page its reason', async () => {
  const { accountId, id, suspend } = await aWorkingCompany()
  const session = async () => {
    const found = await findAccountById(database(), accountId)
    if (!found) throw new Error('There is an account')
    return describeSession(found)
  }
  expect(await session()).not.toHaveProperty('isSuspended')
  expect(await readOperatedCompany(runs, { id })).toMatchObject({ listedForms: 1, openForms: 1, drafts: 1, members: 1 })
  await suspend()
  expect(await session()).toMatchObject({ isSuspended: true })
  const read = await readOperatedCompany(runs, { id })
  expect(read).toMatchObject({ suspendedBecause: reason, listedForms: 0, openForms: 1, credits: expect.any(Array) })
  expect(read.suspendedAt).not.toBeNull()
})

test('organizations are found by name, number and a member’s address', async () => {
  const { companyId: id, email } = await aCompany()
  await database().update(companies).set({ name: 'İğdeli Vakfı', taxNumber: '1234567890' }).where(eq(companies.id, id))
  const { companyNumber } = await readOperatedCompany(runs, { id })
  const found = async (search: string) =>
    (await searchCompanies(runs, { search, pageNumber: 1, pageSize: 20 })).items.map((company) => company.id)
  for (const search of ['igdeli', 'İĞDELİ vakfı', String(companyNumber), '1234567890', email])
    expect(await found(search)).toEqual([id])
  expect(await found('100%')).toEqual([])
  const suspended = await searchCompanies(runs, { search: 'igdeli', state: 'suspended', pageNumber: 1, pageSize: 20 })
  expect(suspended.total).toBe(0)
})
