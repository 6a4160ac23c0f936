import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { findPeople as findCall } from '#contract/people.ts'
import { searchApplications as listCall } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { participants } from '#database/schema/participants/participants.ts'
import { receiptNumber } from '#domain/applying/applications/receipt-number.ts'
import { searchApplications } from '#domain/review/application-search/search-applications.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { manyApplications } from '../../../tests/many-applications.ts'
import { plansOf } from '../../../tests/plans.ts'
import { findPeople } from './find-people.ts'
import { readPerson } from './read-person.ts'

const connection = testDatabase()

async function anOrganization() {
  const company = await aCompany()
  const [first, second] = [await aPublishedForm(company), await aPublishedForm(company)]
  const { companyId, caller } = company
  const find = async (search: string, by = caller) =>
    (await findPeople(by, { companyId, ...findCall.query.parse({ search }) })).items
  return { company, companyId, caller, first: { ...first, companyId }, second: { ...second, companyId }, find }
}

const profile = { name: 'Işıl', surname: 'Çağlar', gsm: '+905321234567', email: 'isil@ornek.test' }

const alsoTo = async (
  form: { id: string; companyId: string },
  first: Awaited<ReturnType<typeof aHandedIn>>,
  more = {},
) => {
  const { appId } = await aHandedIn(form, { profile, ...more })
  const { candidateId } = first.candidate
  await database().update(applications).set({ candidateId }).where(eq(applications.id, appId))
  return appId
}

describe('a person', () => {
  test('is found by name, phone, e-mail and number over all forms, once, the matching application first', async () => {
    const { first, second, find, companyId, caller } = await anOrganization()
    const one = await aHandedIn(first, { profile })
    const other = await alsoTo(second, one)
    await aHandedIn(first, { profile: { gsm: '+905320000000' } })
    const found = { id: other, name: 'Işıl Çağlar', email: profile.email, phone: profile.gsm, more: 0 }
    for (const typed of ['isil çağ', 'ISIL@ornek', '0532 123 45 67', '+90 (532) 123-4567', '5321234567', '4567']) {
      const items = await find(typed)
      expect([typed, items.map(({ applications: _, ...person }) => person)]).toEqual([typed, [found]])
    }
    const [byNumber] = await find(receiptNumber(1, one.appId))
    expect(byNumber?.applications.map(({ id }) => id)).toEqual([one.appId, other])
    // The list of a form finds phone numbers, too.
    const input = { companyId, formId: first.id, ...listCall.body.parse({ search: '0532 123 45 67' }) }
    expect((await searchApplications(caller, input)).items.map(({ id }) => id)).toEqual([one.appId])
  })

  test('has one page by any of their applications; participations require read access to participants', async () => {
    const { first, second, company, companyId, caller } = await anOrganization()
    const one = await aHandedIn(first, { profile, application: { status: 'Approved', resultPublishedAt: new Date() } })
    const other = await alsoTo(second, one)
    await database()
      .insert(participants)
      .values({
        id: newId(),
        companyId,
        formId: first.id,
        applicationId: one.appId,
        candidateId: one.candidate.candidateId,
        statusSince: '2026-09-01',
        ...profile,
      })
    for (const appId of [one.appId, other]) {
      const page = await readPerson(caller, { companyId, appId })
      expect(page).toMatchObject({ id: other, phone: profile.gsm, participations: [{ status: 'Active' }] })
      expect(page.applications.map(({ id }) => id)).toEqual([other, one.appId])
    }
    const reviewer = await aMember(company.companyId, { permissions: { Applications: 'ReadOnly' } })
    expect(await readPerson(reviewer.caller, { companyId, appId: other })).toMatchObject({ participations: null })
  })

  test('sealed, draft, anonymised and foreign applications are neither shown nor counted', async () => {
    const { company, first, second, find, companyId, caller } = await anOrganization()
    const one = await aHandedIn(first, { profile })
    const sealed = await alsoTo(second, one, { application: { sealed: true } })
    const third = { ...(await aPublishedForm(company)), companyId }
    await alsoTo(third, one, { application: { status: 'Draft', submittedAt: null } })
    const elsewhere = await anOrganization()
    await alsoTo(elsewhere.first, one)
    const [found] = await find('çağlar')
    expect([found?.applications.map(({ id }) => id), found?.more]).toEqual([[one.appId], 0])
    expect((await readPerson(caller, { companyId, appId: one.appId })).applications).toHaveLength(1)
    for (const appId of [sealed, newId()])
      await expect(readPerson(caller, { companyId, appId })).rejects.toMatchObject({ code: 'applications.notFound' })
    await expect(
      readPerson(elsewhere.caller, { companyId: elsewhere.companyId, appId: one.appId }),
    ).rejects.toMatchObject({ code: 'applications.notFound' })
    const onlySealed = await aHandedIn(first, { profile: { name: 'Mühürlü' }, application: { sealed: true } })
    expect([onlySealed.appId, await find('mühürlü')]).toEqual([onlySealed.appId, []])
  })
})

describe('with many applications', () => {
  let plans: (search: string) => Promise<string>
  beforeAll(async () => {
    const [company, stranger] = [await aCompany(), await aCompany()]
    const [own, other] = [await aPublishedForm(company), await aPublishedForm(stranger)]
    await manyApplications(connection.pool, { id: own.id, companyId: company.companyId }, 2000, newId())
    await manyApplications(connection.pool, { id: other.id, companyId: stranger.companyId }, 4000, newId())
    plans = async (search) => {
      const find = () => findPeople(company.caller, { companyId: company.companyId, search })
      return (await plansOf(connection.pool, find)).join('\n\n')
    }
  })

  test.each([
    ['Çağlar1711', 'application_names_letters'],
    ['cok-1711@kopru', 'application_names_letters'],
    ['0532 999 17 11', 'application_snapshots_phone'],
    ['ABCDEF', 'application_names_receipt'],
  ])('%s is found by an index', async (search, index) => {
    const found = await plans(search)
    expect(found).toMatch(new RegExp(`(on|using) ${index}`))
    expect(found).not.toMatch(/Seq Scan on application/)
  })
})
