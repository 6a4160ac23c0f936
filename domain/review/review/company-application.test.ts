import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import yauzl from 'yauzl'
import type { FormDocument, Question } from '#contract/forms/form-content.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { newId } from '#platform/ids.ts'
import { sealJson } from '#platform/sealed-json.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aPrivateFile } from '../../../tests/files/private-file.ts'
import { aQuestion } from '../../../tests/form-parts.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { linkDossier } from './link-dossier.ts'
import { listCompanyDocuments } from './list-company-documents.ts'
import { listCompanyHistory } from './list-company-history.ts'
import { listOtherApplications } from './list-other-applications.ts'
import { markSeen } from './mark-seen.ts'
import { readCompanyAnswers } from './read-company-answers.ts'
import { readCompanyApplication } from './read-company-application.ts'
import { readConditions } from './read-conditions.ts'
import { readFileInformation } from './read-file-information.ts'
import { readSensitive } from './read-sensitive.ts'
import type { ApplicationIds } from './reviewed-application.ts'
import { summarizeDocuments } from './summarize-documents.ts'
import { zipDocuments } from './zip-documents.ts'

const connection = testDatabase()

const question = (kind: Question['kind'], label: string, more: Partial<Question> = {}) =>
  aQuestion(kind, { label, ...more })
const options = [
  { id: 'a', label: 'Yurtta' },
  { id: 'b', label: 'Ailemle' },
]
const lives = question('single', 'Nerede kalıyorsun?', { options })
const rent = question('number', 'Kiran ne kadar?', {
  showIf: { all: true, tests: [{ questionId: lives.id, is: 'equal', value: 'b' }] },
})
const questions = [
  question('page', 'Sen'),
  lives,
  rent,
  question('multiple', 'Hangileri?', { options }),
  question('yesNo', 'Çalışıyor musun?'),
  question('date', 'Ne zaman başladın?'),
  question('scale', 'Kaç puan?', { min: 1, max: 5 }),
  question('city', 'Nerelisin?'),
  question('country', 'Hangi ülke?'),
  question('university', 'Önceki üniversiten?'),
  question('file', 'Niyet mektubun'),
] as const
const [, , , several, works, began, points, from, land, school, letter] = questions

const transcript: FormDocument = { id: newId(), documentTypeId: 2, required: true, note: 'Son dönem', when: null }
const ofDisabled: FormDocument = { ...transcript, id: newId(), documentTypeId: 1, when: { kind: 'disabled' } }
const missing: FormDocument = { ...transcript, id: newId(), documentTypeId: 3, note: '' }

type Company = Awaited<ReturnType<typeof aCompany>>
let company: Company
let ids: ApplicationIds
let fileIds: string[]

beforeAll(async () => {
  company = await aCompany({ name: 'Deniz', surname: 'Ak' })
  const { companyId } = company
  const content = { questions: [...questions], documents: [transcript, ofDisabled, missing] }
  const { id } = await aPublishedForm(company, { content })
  const { appId, candidate } = await aHandedIn(
    { id, companyId },
    {
      profile: { birthDate: '2004-05-19', hasCitizenNumber: true },
      snapshot: {
        missingDocumentTypeIds: [3],
        sensitiveSealed: await sealJson({ tckn: '10000000146', requirements: null }),
        answers: {
          [lives.id]: 'a',
          [rent.id]: 9000,
          [several.id]: ['a', 'b'],
          [works.id]: false,
          [began.id]: '2024-09-01',
          [points.id]: 4,
          [from.id]: 61,
          [land.id]: 223,
          [school.id]: 84,
          [letter.id]: 'mektup.pdf',
        },
      },
    },
  )
  ids = { companyId, formId: id, appId }
  fileIds = await Promise.all(
    ['a/b\u202e.pdf', 'not.PDF', 'mektup.pdf'].map((name) => aPrivateFile(candidate.candidateId, name)),
  )
  const [first = '', second = '', third = ''] = fileIds
  const kept = { type: 'application/pdf', size: 5, name: 'x.pdf' }
  const documents = [
    { formDocumentId: transcript.id, documentTypeId: 2, fileId: first, ...kept },
    { formDocumentId: transcript.id, documentTypeId: 2, fileId: second, ...kept },
    { formDocumentId: letter.id, documentTypeId: null, fileId: third, ...kept },
  ]
  await connection.pool.query('update application_snapshots set documents = $1 where application_id = $2', [
    JSON.stringify(documents),
    appId,
  ])
})

const acts = {
  readCompanyApplication,
  readSensitive,
  readCompanyAnswers,
  listCompanyDocuments,
  summarizeDocuments,
  zipDocuments,
  listCompanyHistory,
  readConditions,
  listOtherApplications,
  linkDossier,
  markSeen,
}

describe.each(Object.entries(acts))(
  '%s',
  (_, act: (caller: Company['caller'], one: ApplicationIds) => Promise<unknown>) => {
    test('does not find applications of other organizations or forms', async () => {
      const stranger = await aCompany()
      const other = await aPublishedForm(company)
      const { companyId } = stranger
      await expect(act(stranger.caller, { ...ids, companyId })).rejects.toMatchObject({ code: 'forms.notFound' })
      const elsewhere = { ...ids, formId: other.id }
      await expect(act(company.caller, elsewhere)).rejects.toMatchObject({ code: 'applications.notFound' })
    })

    test('reveals nothing of a sealed application', async () => {
      const { appId } = await aHandedIn({ ...ids, id: ids.formId }, { application: { sealed: true } })
      await expect(act(company.caller, { ...ids, appId })).rejects.toMatchObject({ code: 'applications.sealed' })
    })
  },
)

test('shows the application with the submitted profile and the steps of the form', async () => {
  const one = await readCompanyApplication(company.caller, ids)
  expect(one).toMatchObject({
    id: ids.appId,
    formTitle: 'Yarının Mühendisleri Bursu',
    formVersion: 1,
    status: 'Submitted',
    fit: 'fits',
    profile: { name: 'Ayşe', surname: 'Yılmaz', hasCitizenNumber: true },
    counts: { answers: 10, documents: 3 },
  })
  expect(one.age).toBeGreaterThanOrEqual(22)
  expect(JSON.stringify(one)).not.toContain('10000000146')
})

test('answers are shown as text; questions that were not asked are left out', async () => {
  const { items } = await readCompanyAnswers(company.caller, ids)
  expect(items.map(({ text }) => text)).toEqual([
    ...[null, 'Yurtta', null, 'Yurtta\nAilemle', 'Hayır', '1 Eylül 2024', '4 / 5', 'Trabzon', 'Türkiye'],
    ...['Hacettepe Üniversitesi', 'mektup.pdf'],
  ])
  expect(items[2]).toMatchObject({ isShown: false, value: null })
  expect(items.at(-1)?.files).toMatchObject([{ fileId: fileIds[2], name: 'mektup.pdf' }])
})

test('documents: requested, submitted and missing ones', async () => {
  const { items, requests } = await listCompanyDocuments(company.caller, ids)
  expect(items.map(({ isAsked, note, files: own }) => [isAsked, note, own.length])).toEqual([
    [true, 'Son dönem', 2],
    [false, 'Son dönem', 0],
    [true, '', 0],
  ])
  expect(requests).toEqual([])
  const summary = await summarizeDocuments(company.caller, ids)
  expect(summary).toMatchObject({ asked: 2, handedIn: 1, missing: [items[2]?.typeName] })
  expect(summary.zip?.address).toContain(`appId=${ids.appId}`)
})

test('a member who may only write can open an application by its address, but gets no zip', async () => {
  const writer = await aMember(ids.companyId, { permissions: { Applications: 'WriteOnly' } })
  expect(await readCompanyApplication(writer.caller, ids)).toEqual(await readCompanyApplication(company.caller, ids))
  const [offered, seen] = await Promise.all([
    summarizeDocuments(company.caller, ids),
    summarizeDocuments(writer.caller, ids),
  ])
  expect(offered.zip).not.toBeNull()
  expect(seen).toEqual({ ...offered, zip: null })
})

test('the information of one file, only within its application', async () => {
  const [fileStorageId = ''] = fileIds
  const info = await readFileInformation(company.caller, { ...ids, fileStorageId })
  expect(info).toMatchObject({ fileId: fileStorageId, pages: 1, type: 'application/pdf' })
  const { candidate } = await aHandedIn({ ...ids, id: ids.formId })
  const foreign = await aPrivateFile(candidate.candidateId, 'başka.pdf')
  await expect(readFileInformation(company.caller, { ...ids, fileStorageId: foreign })).rejects.toMatchObject({
    code: 'files.notFound',
  })
})

test('the zip is named after the candidate; file names in it are safe and unique', async () => {
  const { name, content } = await zipDocuments(company.caller, ids)
  expect(name).toBe('Ayşe Yılmaz - Yarının Mühendisleri Bursu.zip')
  if (content instanceof Uint8Array) throw new Error('It is not held in memory')
  const { items } = await listCompanyDocuments(company.caller, ids)
  const type = items[0]?.typeName
  expect(await unzipped(await buffer(await content()))).toEqual({
    [`${type}.pdf`]: 'a/b\u202e.pdf',
    [`${type} (2).pdf`]: 'not.PDF',
    'Niyet mektubun.pdf': 'mektup.pdf',
  })
})

test('a file missing from storage aborts the zip instead of being left out', async () => {
  const { appId, candidate } = await aHandedIn({ ...ids, id: ids.formId })
  const fileId = await aPrivateFile(candidate.candidateId, 'kayıp.pdf')
  await fileStore().remove('private', `${fileId}.pdf`)
  await connection.db.insert(documentRequests).values({
    id: newId(),
    applicationId: appId,
    candidateId: candidate.candidateId,
    documentTypeId: 1,
    fileId,
    formId: ids.formId,
    companyId: ids.companyId,
    status: 'Uploaded',
  })
  const { content } = await zipDocuments(company.caller, { ...ids, appId })
  if (content instanceof Uint8Array) throw new Error('It is not held in memory')
  await expect(buffer(await content())).rejects.toThrow('is not in its store')
})

async function unzipped(zip: Buffer): Promise<Record<string, string>> {
  const opened = await yauzl.fromBufferPromise(zip, {})
  const found: Record<string, string> = {}
  for await (const entry of opened.eachEntry()) {
    found[entry.fileName] = (await buffer(await opened.openReadStreamPromise(entry))).toString()
  }
  return found
}

test('reference names are in the caller’s language, whatever language was used to submit', async () => {
  const nowhere = { universityId: null, facultyId: null, departmentId: null, gpaSystemId: null }
  const education = {
    id: newId(),
    ...nowhere,
    level: 'bachelor',
    levelName: 'Lisans',
    classId: 504,
    className: '3. Sınıf',
    schoolName: 'Elle Yazılmış Üniversite',
    universityName: 'Elle Yazılmış Üniversite',
    facultyName: null,
    facultyShown: null,
    departmentName: null,
    departmentShown: null,
    gpa: null,
    gpaSystemName: null,
    startedOn: null,
    endedOn: null,
    scholarshipPercent: null,
    isCurrent: true,
  } as const
  const { companyId, formId } = ids
  const { appId } = await aHandedIn({ id: formId, companyId }, { profile: { educations: [education] } })
  const read = async (language: 'tr' | 'en') =>
    (await readCompanyApplication({ ...company.caller, language }, { companyId, formId, appId })).profile
  const inEnglish = await read('en')
  expect(inEnglish.educations[0]?.levelName).toBe("Bachelor's degree")
  expect(inEnglish.educations[0]?.className).toBe('Year 3')
  expect(inEnglish.educations[0]?.universityName).toBe('Elle Yazılmış Üniversite')
  expect((await read('tr')).educations[0]).toMatchObject({ levelName: 'Lisans', className: '3. Sınıf' })
})
