import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { accounts } from '#database/schema/accounts.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { takeFile } from '#domain/ground/files/take-file.ts'
import { listCompanyHistory } from '#domain/review/review/list-company-history.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { aPdf } from '../../../tests/made-files.ts'
import { aParticipant } from '../../../tests/participants.ts'
import { changeParticipantStatus } from './change-participant-status.ts'
import { listParticipantApplications } from './list-participant-applications.ts'
import { listParticipantDocuments, zipParticipantDocuments } from './participant-documents.ts'
import { readParticipant } from './read-participant.ts'

testDatabase()

let company: Awaited<ReturnType<typeof aCompany>>
let officer: Awaited<ReturnType<typeof aMember>>
let companyId: string
let form: { readonly id: string; readonly companyId: string }

beforeAll(async () => {
  company = await aCompany()
  companyId = company.companyId
  form = { id: (await aPublishedForm(company)).id, companyId }
  officer = await aMember(companyId, { permissions: { Participants: 'WriteRead' } })
})

test('the page shows how the profile has changed since submission, while the candidate takes part', async () => {
  const taking = await aParticipant(form)
  const ids = { companyId, id: taking.participantId }
  expect((await readParticipant(officer.caller, ids)).changes).toEqual([])
  await database()
    .update(accounts)
    .set({ surname: 'Demir', gsm: '+905321234567' })
    .where(eq(accounts.id, taking.candidate.accountId))
  const { changes, profile, can } = await readParticipant(officer.caller, ids)
  expect(profile.surname).toBe('Yılmaz')
  expect(changes).toEqual([
    { field: 'name', about: null, before: 'Ayşe Yılmaz', now: 'Ayşe Demir' },
    { field: 'gsm', about: null, before: null, now: '+90 532 123 45 67' },
  ])
  expect(can).toEqual({ change: true, openApplication: false })
  await changeParticipantStatus(officer.caller, {
    companyId,
    participantIds: [taking.participantId],
    status: 'Completed',
    reason: '',
    dryRun: false,
  })
  expect((await readParticipant(officer.caller, ids)).changes).toBeNull()
})

test('without read access to applications a member sees that there are others, but not their status', async () => {
  const taking = await aParticipant(form)
  const second = await aPublishedForm(company)
  await aHandedIn(
    { id: second.id, companyId },
    { application: { candidateId: taking.candidateId, status: 'Rejected' } },
  )
  const ids = { companyId, candidateId: taking.candidateId }
  const { items } = await listParticipantApplications(officer.caller, ids)
  expect(items.map(({ status, participant }) => [status, participant?.status ?? null]).sort()).toEqual([
    [null, null],
    ['Approved', 'Active'],
  ])
  const seen = await listParticipantApplications(company.caller, ids)
  expect(seen.items.map(({ status }) => status).sort()).toEqual(['Approved', 'Rejected'])
  const applicant = await aHandedIn(form)
  for (const candidateId of [applicant.candidate.candidateId])
    await expect(listParticipantApplications(officer.caller, { companyId, candidateId })).rejects.toMatchObject({
      code: 'participants.notFound',
    })
})

test('the documents of a participant are listed and zipped, and the zip is recorded for the candidate', async () => {
  const taking = await aParticipant(form, { profile: { name: 'İrem', surname: 'Öz' } })
  const { candidateId, appId } = taking
  const content = (await aPdf('transkript')).toString('base64')
  const file = await takeFile(
    candidateId,
    { file: content, fileName: 'transkript.pdf' },
    { accept: ['application/pdf'] },
  )
  await database()
    .update(applicationSnapshots)
    .set({
      documents: [
        {
          formDocumentId: appId,
          documentTypeId: 2,
          fileId: file.id,
          name: 'transkript.pdf',
          type: 'application/pdf',
          size: 1,
        },
      ],
    })
    .where(eq(applicationSnapshots.applicationId, appId))
  const ids = { companyId, candidateId }
  const { items, zip } = await listParticipantDocuments(officer.caller, ids)
  expect(items).toMatchObject([{ applicationId: appId, request: null, file: { fileId: file.id } }])
  expect(zip?.address).toContain('/api/data/application/documents?token=')
  const sent = await zipParticipantDocuments(officer.caller, ids)
  expect(sent.name).toBe('İrem Öz.zip')
  const bytes = typeof sent.content === 'function' ? await buffer(await sent.content()) : sent.content
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  const history = await listCompanyHistory(company.caller, { companyId, formId: form.id, appId })
  expect(history.items[0]?.event).toBe('documentsZipped')
  const writer = await aMember(companyId, { permissions: { Participants: 'WriteOnly' } })
  expect((await listParticipantDocuments(writer.caller, ids)).zip).toBeNull()
  const applicant = await aHandedIn(form)
  await expect(
    listParticipantDocuments(officer.caller, { companyId, candidateId: applicant.candidate.candidateId }),
  ).rejects.toMatchObject({ code: 'participants.notFound' })
})
