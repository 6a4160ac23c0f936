import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import * as tables from '#database/schema/candidates.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { followedCompanies, savedForms } from '#database/schema/forms.ts'
import { notifications } from '#database/schema/notifications.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { deleteAccount } from '#domain/own-account/account-settings/delete-account.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, password } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aListing } from '../../../tests/listings.ts'
import { removeFiles } from '../../candidates/candidates/remove-files.ts'
import { wholeProfile } from '../../candidates/candidates/whole-profile.ts'

const connection = testDatabase()

const own = [
  tables.candidateEducations,
  tables.candidateExperiences,
  tables.candidateCertificates,
  tables.candidateCompetencies,
  candidateDocuments,
  savedForms,
  followedCompanies,
] as const

test('closing the account deletes the candidate’s data; submissions stay, with their files and without the photo', async () => {
  const { db } = connection
  const [zeynep, other] = [await aCandidate({ photo: '/files/profile-images/zeynep.webp' }), await aCandidate()]
  const form = await aListing()
  const [given, kept] = [await aFile(zeynep.candidateId), await aFile(zeynep.candidateId)]
  const handedIn = await handIn(zeynep.candidateId, form, given)
  await begin(zeynep.candidateId, await aListing())
  for (const { candidateId } of [zeynep, other]) await fillIn(candidateId, form)
  await fileStore().put('profile-images', 'zeynep.webp', Buffer.from('photo'))
  const news = { id: newId(), accountId: zeynep.accountId, kind: 'messages', event: 'received' }
  await db.insert(notifications).values(news)

  await deleteAccount(zeynep.caller, { email: zeynep.email, pwd: password })

  const [candidate] = await db.select().from(tables.candidates).where(eq(tables.candidates.id, zeynep.candidateId))
  expect(Object.entries(candidate ?? {}).flatMap(([name, value]) => (value === null ? [] : [name]))).toEqual([
    'id',
    'accountId',
    'leftOut',
    'createdAt',
  ])
  expect(candidate?.leftOut).toEqual([])
  for (const table of own) {
    expect(await db.$count(table, eq(table.candidateId, zeynep.candidateId))).toBe(0)
    expect(await db.$count(table, eq(table.candidateId, other.candidateId))).toBe(1)
  }
  expect(await db.$count(notifications)).toBe(0)

  expect(await db.select({ id: applications.id }).from(applications)).toEqual([{ id: handedIn }])
  expect([await db.$count(applicationAnswers), await db.$count(applicationDocuments)]).toEqual([0, 0])
  expect(await db.select().from(applicationSnapshots)).toMatchObject([
    { name: 'Ayşe', profile: { photo: null }, documents: [{ fileId: given.id }], sensitiveSealed: 'sealed' },
  ])

  const { rows } = await connection.pool.query('select data from pgboss.job where name = $1', [jobs.removeFiles.name])
  expect(rows.map(({ data }) => data)).toEqual([
    {
      keys: expect.any(Array),
      photos: [{ candidateId: zeynep.candidateId, photo: '/files/profile-images/zeynep.webp' }],
    },
  ])
  expect(rows[0].data.keys).toContain(kept.key)
  await removeFiles(rows[0].data)
  expect(await fileStore().exists('private', kept.key)).toBe(false)
  expect(await fileStore().exists('private', given.key)).toBe(true)
  expect(await fileStore().exists('profile-images', 'zeynep.webp')).toBe(false)
})

test('a photo that is in no submission is deleted with the account', async () => {
  const { caller, candidateId, email } = await aCandidate({ photo: '/files/profile-images/ada.webp' })
  await fileStore().put('profile-images', 'ada.webp', Buffer.from('photo'))
  await deleteAccount(caller, { email, pwd: password })
  await removeFiles({ keys: [], photos: [{ candidateId, photo: '/files/profile-images/ada.webp' }] })
  expect(await fileStore().exists('profile-images', 'ada.webp')).toBe(false)
})

type Form = Awaited<ReturnType<typeof aListing>>

/** Fills every table of the profile. */
async function fillIn(candidateId: string, { id: formId, companyId }: Form) {
  const { db } = connection
  const row = { id: newId(), candidateId }
  const said = { birthDate: '2004-01-01', gender: 'female', nationalityId: 223, cityId: 34, about: 'Ben' } as const
  const sealed = { citizenSealed: 'sealed', bankSealed: 'sealed', requirementsSealed: 'sealed' }
  await db
    .update(tables.candidates)
    .set({ ...said, ...sealed, citizenCheckedAt: new Date(), citizenCheckedBy: 'checksum' })
    .where(eq(tables.candidates.id, candidateId))
  await db.insert(tables.candidateEducations).values({ ...row, level: 'bachelor' })
  const work = { kind: 'work', organization: 'Fırın', position: 'Usta', startedOn: '2024-01-01' } as const
  await db.insert(tables.candidateExperiences).values({ ...row, ...work })
  await db.insert(tables.candidateCertificates).values({ ...row, name: 'İlk Yardım', issuer: 'Kızılay' })
  await db.insert(tables.candidateCompetencies).values({ ...row, type: 'hobby', content: 'Satranç' })
  const { id: fileId } = await aFile(candidateId)
  await db.insert(candidateDocuments).values({ ...row, documentTypeId: 1, fileId, seriesId: row.id })
  await db.insert(savedForms).values({ candidateId, formId })
  await db.insert(followedCompanies).values({ candidateId, companyId })
}

async function aFile(candidateId: string) {
  const id = newId()
  const file = { id, candidateId, key: `${candidateId}/${id}`, name: 'a.pdf', type: 'application/pdf', size: 1 }
  await connection.db.insert(files).values({ ...file, sha256: '' })
  await fileStore().put('private', file.key, Buffer.from('%PDF'))
  return file
}

async function begin(candidateId: string, { id: formId, companyId }: Form, submittedAt: Date | null = null) {
  const id = newId()
  const status = submittedAt ? 'Submitted' : 'Draft'
  const { db } = connection
  await db.insert(applications).values({ id, formId, companyId, candidateId, formVersion: 1, status, submittedAt })
  await db
    .insert(applicationAnswers)
    .values({ applicationId: id, questionId: newId(), value: 'Yarım', typedAt: new Date(), device: 'a' })
  return id
}

async function handIn(candidateId: string, form: Form, { id: fileId }: { readonly id: string }) {
  const { db } = connection
  const takenAt = new Date()
  const applicationId = await begin(candidateId, form, takenAt)
  const formDocumentId = newId()
  await db.insert(applicationDocuments).values({ id: newId(), applicationId, formDocumentId, fileId })
  const { profile } = await wholeProfile(db, candidateId, 'tr')
  await db.insert(applicationSnapshots).values({
    applicationId,
    formId: form.id,
    companyId: form.companyId,
    takenAt,
    formVersion: 1,
    profile,
    answers: {},
    name: profile.name,
    surname: profile.surname,
    email: profile.email,
    fit: 'fits',
    sensitiveSealed: 'sealed',
    documents: [{ formDocumentId, documentTypeId: 1, fileId, name: 'a.pdf', type: 'application/pdf', size: 1 }],
  })
  return applicationId
}
