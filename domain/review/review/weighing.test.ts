import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { FormContent } from '#contract/forms/form-content.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { seenApplications } from '#database/schema/review/seen-applications.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aMember, aPublishedForm, wholeContent } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { listOtherApplications } from './list-other-applications.ts'
import { markSeen } from './mark-seen.ts'
import { readCompanyApplication } from './read-company-application.ts'
import { readConditions } from './read-conditions.ts'

testDatabase()

type Company = Awaited<ReturnType<typeof aCompany>>
let company: Company

beforeAll(async () => {
  company = await aCompany()
})

const aForm = (title: string, owner = company, content: Partial<FormContent> = {}) =>
  aPublishedForm(owner, { content: { basics: { ...wholeContent().basics, title }, ...content } })

test('conditions are judged by the submitted profile, on the day of submission', async () => {
  const form = await aForm('Genç Bursu', company, {
    eligibility: [
      { kind: 'age', min: null, max: 25 },
      { kind: 'city', cityIds: [34] },
      { kind: 'gender', genders: ['female'] },
    ],
  })
  const { appId } = await aHandedIn(
    { id: form.id, companyId: company.companyId },
    {
      snapshot: { takenAt: new Date('2026-03-01T12:00:00Z') },
      profile: { birthDate: '2000-06-01', city: { id: 6, name: 'Ankara' } },
    },
  )
  const ids = { companyId: company.companyId, formId: form.id, appId }
  expect((await readConditions(company.caller, ids)).items).toEqual([
    { kind: 'age', fit: 'fits', condition: 'En fazla 25 yaşında olmak' },
    { kind: 'city', fit: 'doesNotFit', condition: 'İstanbul’da yaşamak' },
    { kind: 'gender', fit: 'unknown', condition: 'Cinsiyet: kadın' },
  ])
})

test('the candidate’s other applications are listed, without drafts, sealed and foreign ones', async () => {
  const { companyId } = company
  const [now, before, sealedForm, draftForm] = await Promise.all(
    ['Bu yıl', 'Geçen yıl', 'Mühürlü', 'Taslak'].map((title) => aForm(title)),
  )
  const stranger = await aCompany()
  const foreign = await aForm('Başka kurum', stranger)
  if (!now || !before || !sealedForm || !draftForm) throw new Error('There are forms')
  const own = await aHandedIn({ id: now.id, companyId })
  const { candidateId } = own.candidate
  const add = (formId: string, more: Partial<typeof applications.$inferInsert>, of = companyId) => {
    const id = newId()
    const row = {
      id,
      formId,
      companyId: of,
      formVersion: 1,
      candidateId,
      submittedAt: new Date('2025-10-01T10:00:00Z'),
    }
    return database()
      .insert(applications)
      .values({ ...row, status: 'Submitted', ...more })
      .then(() => id)
  }
  const resultPublishedAt = new Date('2025-12-01T10:00:00Z')
  const awarded = await add(before.id, { status: 'Approved', resultPublishedAt })
  await add(sealedForm.id, { sealed: true })
  await add(draftForm.id, { status: 'Draft', submittedAt: null })
  await add(foreign.id, {}, stranger.companyId)
  const ids = { companyId, formId: now.id, appId: own.appId }

  const others = await listOtherApplications(company.caller, ids)
  expect(others).toMatchObject({
    total: 1,
    items: [
      {
        id: awarded,
        formId: before.id,
        formTitle: 'Geçen yıl',
        status: 'Approved',
        awardedAt: resultPublishedAt.toISOString(),
      },
    ],
  })
  const writer = await aMember(companyId, { permissions: { Applications: 'WriteOnly' } })
  expect(await listOtherApplications(writer.caller, ids)).toEqual({ items: [], total: 1 })
  await expect(listOtherApplications(stranger.caller, { ...ids, companyId: stranger.companyId })).rejects.toMatchObject(
    {
      code: 'forms.notFound',
    },
  )
})

test('opening an application marks it as seen, also with write access alone; prefetching it does not', async () => {
  const form = await aForm('Açıldı')
  const { companyId } = company
  const { appId } = await aHandedIn({ id: form.id, companyId })
  const ids = { companyId, formId: form.id, appId }
  const openers = async () =>
    (await database().select().from(seenApplications).where(eq(seenApplications.applicationId, appId))).map(
      ({ accountId }) => accountId,
    )
  await readCompanyApplication({ ...company.caller, isAhead: true }, ids)
  expect(await openers()).toEqual([])
  const writer = await aMember(companyId, { permissions: { Applications: 'WriteOnly' } })
  await readCompanyApplication(writer.caller, ids)
  expect(await openers()).toEqual([writer.accountId])
  await readCompanyApplication(company.caller, ids)
  expect((await openers()).toSorted()).toEqual([writer.accountId, company.accountId].toSorted())
})

test('the first opening is kept, and later ones change nothing', async () => {
  const form = await aForm('Görüldü')
  const { companyId, accountId } = company
  const { appId } = await aHandedIn({ id: form.id, companyId })
  const ids = { companyId, formId: form.id, appId }
  await markSeen(company.caller, ids)
  const seen = () => database().select().from(seenApplications).where(eq(seenApplications.applicationId, appId))
  const [first] = await seen()
  expect(first).toMatchObject({ accountId })
  await markSeen(company.caller, ids)
  await readCompanyApplication(company.caller, ids)
  expect(await seen()).toEqual([first])
  await database().update(applications).set({ sealed: true }).where(eq(applications.id, appId))
  await expect(markSeen(company.caller, ids)).rejects.toMatchObject({ code: 'applications.sealed' })
})
