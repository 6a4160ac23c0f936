import { globSync, readFileSync } from 'node:fs'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationConsents, explicitConsent } from '#contract/applying/application-consents.ts'
import { noRequirements } from '#contract/candidates/no-requirements.ts'
import type { SensitiveKind } from '#contract/data/sensitive-kinds.ts'
import { database } from '#database/connection.ts'
import { consents } from '#database/schema/accounts.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { notifications } from '#database/schema/notifications.ts'
import { finalizeApplication } from '#domain/applying/applying/handing-in/finalize-application.ts'
import { giveConsents } from '#domain/applying/applying/handing-in/give-consents.ts'
import { readFormToApply } from '#domain/applying/applying/read-form-to-apply.ts'
import { saveRequirements } from '#domain/candidates/candidates/requirements.ts'
import { listCompanyDocuments } from '#domain/review/review/list-company-documents.ts'
import { readCompanyAnswers } from '#domain/review/review/read-company-answers.ts'
import { readSensitive } from '#domain/review/review/read-sensitive.ts'
import { recordDocumentReading } from '#domain/review/review/record-document-reading.ts'
import { newId } from '#platform/ids.ts'
import { outcomeOf, snapshotOf } from '../../../tests/applying.ts'
import { aCandidate, aCompany, anApplication, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aPrivateFile } from '../../../tests/files/private-file.ts'
import { aDocument, aQuestion } from '../../../tests/form-parts.ts'
import { statementsOf } from '../../../tests/statements.ts'
import { listReadings } from '../readings/list-readings.ts'
import { listConsents } from './list-consents.ts'
import { withdrawConsent } from './withdraw-consent.ts'

testDatabase()

/** Criminal record, report of a disability, health report, transcript: by their types. */
const [record, disability, health, transcript] = [50, 60, 66, 2]

const toldOfAll = { ...noRequirements, siblings: 2, chronicIllness: true, disabled: true, disabilityPercent: 40 }

/** A form that asks for some documents and questions, and somebody who tells something of every kind in the profile. */
async function aWorld({ tells = true, asks = [] as readonly number[], required = true } = {}) {
  const company = await aCompany()
  const documents = asks.map((typeId) => ({ ...aDocument(typeId), required }))
  const question = { ...aQuestion('longText'), required: false, sensitive: 'health' as const }
  const plain = { ...aQuestion('longText'), required: false }
  const form = await aPublishedForm(company, { content: { documents, questions: [question, plain] } })
  const applicant = await aCandidate()
  const { caller, candidateId, accountId } = applicant
  if (tells) await saveRequirements(caller, { candidateId, requirements: toldOfAll, was: noRequirements })
  const { id } = await anApplication(applicant, form)
  const ids = { companyId: company.companyId, formId: form.id, appId: id }
  const explicit = (kind: SensitiveKind) => ({ ...explicitConsent, kind })
  return {
    id,
    caller,
    candidateId,
    formId: form.id,
    company,
    question,
    plain,
    explicit,
    answer: (questionId: string, value: string) =>
      database()
        .insert(applicationAnswers)
        .values({ applicationId: id, questionId, value, device: 'test', typedAt: new Date() }),
    addAll: async () => {
      for (const { id: formDocumentId, documentTypeId } of documents)
        await database()
          .insert(applicationDocuments)
          .values({
            id: newId(),
            applicationId: id,
            formDocumentId,
            documentTypeId,
            fileId: await aPrivateFile(candidateId, `${documentTypeId}.pdf`),
          })
    },
    asked: () => readFormToApply(caller, { candidateId, formId: form.id }),
    give: (...kinds: SensitiveKind[]) => giveConsents(caller, { candidateId, id, consents: kinds.map(explicit) }),
    giveAll: () => giveConsents(caller, { candidateId, id, consents: [explicitConsent] }),
    handIn: (...kinds: SensitiveKind[]) =>
      finalizeApplication(caller, {
        candidateId,
        id,
        formId: form.id,
        consents: [...applicationConsents, ...kinds.map(explicit)],
      }),
    handInAll: () =>
      finalizeApplication(caller, {
        candidateId,
        id,
        formId: form.id,
        consents: [...applicationConsents, explicitConsent],
      }),
    read: async () => (await readSensitive(company.caller, ids)).requirements,
    withdrawn: async () => {
      const { items } = await readCompanyAnswers(company.caller, ids)
      const { items: handedIn } = await listCompanyDocuments(company.caller, ids)
      return [...items, ...handedIn].map(({ isWithdrawn }) => isWithdrawn)
    },
    answers: async () => (await readCompanyAnswers(company.caller, ids)).items.map(({ value }) => value),
    standing: async () => {
      const own = and(eq(consents.accountId, accountId), eq(consents.text, 'sensitive'), isNull(consents.withdrawnAt))
      const rows = await database().select().from(consents).where(own).orderBy(asc(consents.kind))
      return [...new Set(rows.map(({ kind }) => kind))]
    },
    withdraw: async (wanted: SensitiveKind) => {
      const { items } = await listConsents(caller, { candidateId, pageNumber: 1, pageSize: 50 })
      const given = items.find(({ kind, withdrawnAt }) => kind === wanted && withdrawnAt === null)
      await withdrawConsent(caller, { candidateId, consentId: given?.id ?? '' })
      return given
    },
  }
}

test('each kind is asked for where the form or the profile has something of it, with what it is for', async () => {
  const { asked, question } = await aWorld({ asks: [record, health, transcript] })
  const { sensitive, consents: all } = await asked()
  expect(sensitive.kinds.map(({ words: _, ...kind }) => kind)).toEqual([
    { kind: 'family', inProfile: true, documentTypeIds: [], questionIds: [], isGiven: false },
    { kind: 'health', inProfile: true, documentTypeIds: [health], questionIds: [question.id], isGiven: false },
    { kind: 'disability', inProfile: true, documentTypeIds: [], questionIds: [], isGiven: false },
    { kind: 'criminal', inProfile: false, documentTypeIds: [record], questionIds: [], isGiven: false },
  ])
  expect(sensitive.kinds[1]?.words).toContain('Sağlık bilgilerimin')
  expect(all.flatMap(({ kind }) => kind ?? [])).toEqual(['family', 'health', 'disability', 'criminal'])
})

test('a kind that only the profile tells goes along with its own consent alone', async () => {
  const { handIn, read, standing, id } = await aWorld()
  await handIn('disability')
  expect(await read()).toEqual({ ...noRequirements, disabled: true, disabilityPercent: 40 })
  expect(await standing()).toEqual(['disability'])
  // Consent to another kind afterwards is a change that is handed in; to one of which there is nothing, none.
  await handIn('health')
  expect(await read()).toEqual({ ...noRequirements, disabled: true, disabilityPercent: 40, chronicIllness: true })
  const before = await snapshotOf(id)
  await handIn('criminal')
  expect((await snapshotOf(id))?.takenAt).toEqual(before?.takenAt)
  expect(await standing()).toEqual(['disability', 'health'])
})

test('documents and answers need the consent of their kinds, each named; what is not filled in needs none', async () => {
  const { addAll, answer, handIn, question, plain } = await aWorld({ tells: false, asks: [record, disability] })
  await addAll()
  expect(await outcomeOf(handIn())).toEqual([
    'applications.incomplete',
    'consents.sensitive.disability',
    'consents.sensitive.criminal',
  ])
  expect(await outcomeOf(handIn('criminal', 'health'))).toEqual([
    'applications.incomplete',
    'consents.sensitive.disability',
  ])
  await answer(plain.id, 'Spor')
  await answer(question.id, 'Astım')
  expect(await outcomeOf(handIn('criminal', 'disability'))).toEqual([
    'applications.incomplete',
    'consents.sensitive.health',
  ])
  expect(await handIn('criminal', 'disability', 'health')).toMatchObject({ status: 'Submitted' })
  const empty = await aWorld({ tells: false, asks: [record, health], required: false })
  expect(await empty.handIn()).toMatchObject({ status: 'Submitted' })
  expect(await empty.standing()).toEqual([])
})

test('consent without a kind, as older clients give it, is consent to all that there is', async () => {
  const ahead = await aWorld({ tells: false, asks: [record, health] })
  const { given } = await ahead.giveAll()
  expect(given).toEqual([
    { ...explicitConsent, kind: 'health' },
    { ...explicitConsent, kind: 'criminal' },
  ])
  await ahead.addAll()
  expect(await ahead.handIn()).toMatchObject({ status: 'Submitted' })
  const { handInAll, read, standing } = await aWorld()
  await handInAll()
  expect(await read()).toEqual(toldOfAll)
  expect(await standing()).toEqual(['disability', 'family', 'health'])
  expect((await ahead.give('health')).given.filter(({ text }) => text === 'sensitive')).toHaveLength(2)
})

test('a kind that is taken back leaves with its answers and documents; the others stay', async () => {
  const world = await aWorld({ asks: [record, disability, health] })
  const { id, addAll, answer, handIn, withdraw, question, plain, company } = world
  await addAll()
  await answer(question.id, 'Astım')
  await answer(plain.id, 'Spor')
  await handIn('family', 'health', 'disability', 'criminal')
  expect(await world.withdrawn()).toEqual([false, false, false, false, false])
  expect(await withdraw('health')).toMatchObject({
    text: 'sensitive',
    ending: 'here',
    words: expect.stringContaining('Sağlık bilgilerimin'),
  })
  expect(await world.answers()).toEqual([null, 'Spor'])
  // Marked question, plain question, criminal record, report of a disability, health report.
  expect(await world.withdrawn()).toEqual([true, false, false, false, true])
  expect(await world.read()).toEqual({ ...toldOfAll, chronicIllness: null })
  expect(await snapshotOf(id)).toMatchObject({
    documents: [{ documentTypeId: record }, { documentTypeId: disability }],
    missingDocumentTypeIds: [health],
    profile: { hasRequirements: true },
  })
  expect(await world.standing()).toEqual(['criminal', 'disability', 'family'])
  const news = await database().select().from(notifications).where(eq(notifications.accountId, company.accountId))
  expect(news).toMatchObject([{ event: 'consentWithdrawn', values: { what: 'health' } }])
  // Handing in again demands it anew, because the document and the answer are still there.
  await changed(id)
  expect(await outcomeOf(handIn())).toEqual(['applications.incomplete', 'consents.sensitive.health'])
  await handIn('health')
  expect(await world.answers()).toEqual(['Astım', 'Spor'])
  expect(await world.withdrawn()).toEqual([false, false, false, false, false])
  expect(await world.read()).toEqual(toldOfAll)
  for (const kind of ['family', 'health', 'disability', 'criminal'] as const) await withdraw(kind)
  expect(await world.read()).toBeNull()
  expect(await snapshotOf(id)).toMatchObject({
    sensitiveSealed: null,
    documents: [],
    profile: { hasRequirements: false },
  })
})

test('what was asked only because of a removed answer leaves with it, and is not missing', async () => {
  const company = await aCompany()
  const marked = { ...aQuestion('yesNo'), required: false, sensitive: 'disability' as const }
  const test = { questionId: marked.id, is: 'equal', value: true } as const
  const showIf = { all: true, tests: [test] }
  const which = aQuestion('shortText', { required: false, showIf })
  const more = aQuestion('shortText', {
    required: false,
    showIf: { all: true, tests: [{ questionId: which.id, is: 'answered', value: null }] },
  })
  const otherwise = aQuestion('shortText', {
    required: false,
    showIf: { all: true, tests: [{ ...test, is: 'notEqual' }] },
  })
  const plain = aQuestion('shortText', { required: false })
  const [when, always] = [
    aDocument(transcript, { when: { kind: 'answer', test } }),
    aDocument(transcript, { required: false }),
  ]
  const questions = [marked, which, more, otherwise, plain]
  const form = await aPublishedForm(company, { content: { questions, documents: [when, always] } })
  const applicant = await aCandidate()
  const { caller, candidateId } = applicant
  const { id } = await anApplication(applicant, form)
  const said = { [marked.id]: true, [which.id]: 'Görme', [more.id]: 'Sol göz', [plain.id]: 'Spor' }
  await database()
    .insert(applicationAnswers)
    .values(
      Object.entries(said).map(([questionId, value]) => ({
        applicationId: id,
        questionId,
        value,
        device: 'test',
        typedAt: new Date(),
      })),
    )
  for (const { id: formDocumentId, documentTypeId } of [when, always])
    await database()
      .insert(applicationDocuments)
      .values({
        id: newId(),
        applicationId: id,
        formDocumentId,
        documentTypeId,
        fileId: await aPrivateFile(candidateId, `${documentTypeId}.pdf`),
      })
  await finalizeApplication(caller, {
    candidateId,
    id,
    formId: form.id,
    consents: [...applicationConsents, { ...explicitConsent, kind: 'disability' }],
  })
  expect(await snapshotOf(id)).toMatchObject({ answers: said, documents: [{}, {}] })
  const { items } = await listConsents(caller, { candidateId, pageNumber: 1, pageSize: 50 })
  await withdrawConsent(caller, { candidateId, consentId: items.find(({ kind }) => kind)?.id ?? '' })
  const left = await snapshotOf(id)
  expect(left?.answers).toEqual({ [plain.id]: 'Spor' })
  expect(left?.documents.map(({ formDocumentId }) => formDocumentId)).toEqual([always.id])
  expect(left?.missingDocumentTypeIds).toEqual([])
})

test('consent that names no kind, as before kinds were asked for, stands for each and ends as a whole', async () => {
  const { id, addAll, handInAll, handIn, withdraw, standing, asked } = await aWorld({ asks: [record, health] })
  await addAll()
  await handInAll()
  const own = eq(consents.applicationId, id)
  await database()
    .delete(consents)
    .where(and(own, inArray(consents.kind, ['family', 'disability', 'criminal'])))
  await database()
    .update(consents)
    .set({ kind: null })
    .where(and(own, eq(consents.text, 'sensitive')))
  expect((await asked()).sensitive.isGiven).toBe(true)
  await changed(id)
  await handIn('criminal')
  await withdraw('criminal')
  expect(await standing()).toEqual([])
  expect(await snapshotOf(id)).toMatchObject({ sensitiveSealed: null, documents: [] })
})

test('the migration names the kinds that an application used; what was taken back, and what nothing is known of, stays one', async () => {
  const { id, caller, candidateId, addAll, handInAll, standing } = await aWorld({ asks: [record, transcript] })
  await addAll()
  await handInAll()
  const own = and(eq(consents.applicationId, id), eq(consents.text, 'sensitive'))
  const [{ accountId = '' } = {}] = await database().select().from(consents).where(own)
  await database().delete(consents).where(own)
  const given = {
    accountId,
    text: 'sensitive',
    version: explicitConsent.version,
    givenAt: new Date('2026-11-17'),
  } as const
  await database()
    .insert(consents)
    .values([
      { ...given, id: newId(), applicationId: id },
      { ...given, id: newId(), applicationId: id, withdrawnAt: new Date() },
      { ...given, id: newId(), applicationId: newId() },
    ])
  const [file] = globSync('database/migrations/*_consents_by_kind.sql')
  const [, , ...statements] = readFileSync(file ?? '', 'utf8').split('--> statement-breakpoint')
  for (const statement of statements) await database().execute(sql.raw(statement))
  expect(await standing()).toEqual(['criminal', 'disability', 'family', 'health', null])
  const { items } = await listConsents(caller, { candidateId, pageNumber: 1, pageSize: 50 })
  const explicit = items.filter(({ text }) => text === 'sensitive')
  expect(explicit).toHaveLength(6)
  expect(
    explicit
      .filter(({ kind }) => kind === null)
      .map(({ ending }) => ending)
      .sort(),
  ).toEqual(['ended', 'withdrawn'])
  // In the words of the one box.
  for (const { words, givenAt } of explicit) {
    expect(words).toContain('Kimlik numaramın, aile, gelir ve sağlık bilgilerimin')
    expect(givenAt).toBe('2026-11-17T00:00:00.000Z')
  }
})

test('files with answers of the kind, or found and sorted by them, end with it, and those without stay', async () => {
  const { answer, handIn, withdraw, question, plain, company, formId } = await aWorld({ tells: false })
  await answer(question.id, 'Astım')
  await handIn('health')
  const made = {
    companyId: company.companyId,
    accountId: company.accountId,
    kind: 'applications',
    format: 'xlsx',
  } as const
  const ready = { state: 'ready', size: 1, total: 1, language: 'tr', fileName: 'adaylar.xlsx', fileKey: 'x' } as const
  const named = { filters: {}, sort: 'name', direction: 'up', columns: ['number'] } as const
  const test = (questionId: string) => ({ answers: [{ questionId, is: 'answered', value: null }] }) as const
  const files = [
    { ...named, columns: [`answer:${question.id}`] },
    { ...named, columns: [] },
    { ...named, columns: [`answer:${plain.id}`] },
    { ...named, filters: test(question.id) },
    { ...named, filters: test(plain.id) },
    { ...named, sort: `answer:${question.id}` },
  ].map((asked) => ({
    ...made,
    ...ready,
    id: newId(),
    formId,
    expiresAt: new Date(Date.now() + 86_400_000),
    asked,
  }))
  await database().insert(madeExports).values(files)
  await withdraw('health')
  const rows = await database().select().from(madeExports).where(eq(madeExports.formId, formId))
  const lasts = (id: string) => rows.some((row) => row.id === id && row.expiresAt && row.expiresAt > new Date())
  expect(files.map(({ id }) => lasts(id))).toEqual([false, false, true, false, true, false])
})

test('files stay where the candidate who withdraws a kind has answered nothing of it', async () => {
  const { handIn, withdraw, question, company, formId } = await aWorld()
  await handIn('health')
  const { companyId, accountId } = company
  const made = { companyId, accountId, formId, kind: 'applications', format: 'xlsx', state: 'ready' } as const
  const file = { size: 1, total: 1, language: 'tr', fileName: 'adaylar.xlsx', fileKey: 'x' } as const
  const asked = { filters: {}, sort: 'name', direction: 'up', columns: [`answer:${question.id}`] } as const
  const expiresAt = new Date(Date.now() + 86_400_000)
  await database()
    .insert(madeExports)
    .values({ id: newId(), ...made, ...file, asked, expiresAt, endedAt: new Date() })
  await withdraw('health')
  const rows = await database().select().from(madeExports).where(eq(madeExports.formId, formId))
  expect(rows.map((row) => row.expiresAt)).toEqual([expiresAt])
})

test('an explicit consent in an older version beside the one in force neither counts nor replaces it', async () => {
  const { caller, candidateId, id, formId, explicit, standing, read } = await aWorld()
  const old = { ...explicit('health'), version: '2020-01-01' }
  await finalizeApplication(caller, {
    candidateId,
    id,
    formId,
    consents: [...applicationConsents, old, explicit('health')],
  })
  expect(await standing()).toEqual(['health'])
  expect(await read()).toEqual({ ...noRequirements, chronicIllness: true })
})

test('opening a file that answers a marked question is recorded, and of another question not', async () => {
  const { id, handIn, question, plain, candidateId, company } = await aWorld({ tells: false })
  await handIn()
  const [marked, unmarked] = [await aPrivateFile(candidateId, 'rapor.pdf'), await aPrivateFile(candidateId, 'spor.pdf')]
  const documents = [
    { formDocumentId: question.id, documentTypeId: null, fileId: marked },
    { formDocumentId: plain.id, documentTypeId: null, fileId: unmarked },
  ]
  await database()
    .update(applicationSnapshots)
    .set({ documents: documents as never })
    .where(eq(applicationSnapshots.applicationId, id))
  for (const fileId of [marked, unmarked])
    await recordDocumentReading({ applicationId: id, fileId, accountId: company.accountId, token: fileId })
  const { items } = await listReadings(company.caller, { candidateId, pageNumber: 1, pageSize: 10 })
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ applicationId: id, way: 'seen', text: expect.stringMatching(/./) })
})

test('how much is asked and taken back does not count in statements', async () => {
  const [small, large] = [await aWorld({ asks: [record] }), await aWorld({ asks: [record, disability, health] })]
  for (const { addAll, handInAll } of [small, large]) {
    await addAll()
    await handInAll()
  }
  const [few, many] = [await statementsOf(small.asked), await statementsOf(large.asked)]
  expect(many).toHaveLength(few.length)
})

const changed = (id: string) =>
  database().update(applications).set({ changedAt: new Date() }).where(eq(applications.id, id))
