import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openTerm as openCall } from '#contract/participants/terms.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { terms } from '#database/schema/participants/terms.ts'
import { payments } from '#database/schema/payments/payments.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { awaitedFromCandidate } from '#domain/applying/applying/following/awaited-from-candidate.ts'
import { ownParticipations } from '#domain/applying/own-participations/own-participations.ts'
import { changeParticipantStatus } from '#domain/award/participants/change-participant-status.ts'
import { listParticipants } from '#domain/award/participants/list-participants.ts'
import { listStudyYears, removeStudyYear, saveStudyYear } from '#domain/award/study-years/study-years.ts'
import { listNotifications } from '#domain/ground/notifications/list-notifications.ts'
import { answerRequest } from '#domain/review/document-requests/answer-request.ts'
import { listRequests } from '#domain/review/document-requests/list-requests.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aPdf } from '../../../tests/made-files.ts'
import { aParticipant } from '../../../tests/participants.ts'
import { aTerm } from '../../../tests/walks/participant-things.ts'
import { addToTerm } from './add-to-term.ts'
import { changeTerm } from './change-term.ts'
import { closeTerm } from './close-term.ts'
import { askAgainForTerm, excuseFromTerm } from './excuse-from-term.ts'
import { listTermParticipants } from './list-term-participants.ts'
import { listTerms, readTerm } from './list-terms.ts'
import { openTerm } from './open-term.ts'
import { remindOfTerms } from './remind-of-terms.ts'
import { settleTermDocument } from './settle-term-document.ts'

testDatabase()

/** An organization with participants of a form, and an officer whose only grant is Participants. */
async function aRound(count = 2) {
  const company = await aCompany()
  const { companyId } = company
  const { id: formId } = await aPublishedForm(company)
  const form = { id: formId, companyId }
  const taking = await Promise.all(Array.from({ length: count }, () => aParticipant(form)))
  const officer = await aMember(companyId, { permissions: { Participants: 'WriteRead' } })
  const open = (more: object = {}) =>
    openTerm(officer.caller, { companyId, formId, ...openCall.body.parse({ ...aTerm(), ...more }) })
  const left = async () => {
    const [row] = await database().select().from(subscriptions).where(eq(subscriptions.companyId, companyId))
    return row?.leftDocumentCredit
  }
  const members = async (termId: string, asked: object = {}) =>
    (await listTermParticipants(officer.caller, { companyId, termId, pageNumber: 1, pageSize: 50, ...asked })).items
  return { company, companyId, formId, form, taking, officer, open, left, members }
}

type Round = Awaited<ReturnType<typeof aRound>>
let round: Round
beforeAll(async () => {
  round = await aRound()
})

type Taking = Round['taking'][number]
const newsOf = async ({ candidate: { caller } }: Taking) =>
  (await listNotifications(caller, { filter: 'all', pageNumber: 1, pageSize: 20 })).items.map(({ event }) => event)

async function bring({ candidate: { caller, candidateId } }: Taking, says: string) {
  const { items } = await listRequests(caller, { candidateId })
  const file = (await aPdf(says)).toString('base64')
  for (const { id } of items.filter(({ status }) => status === 'Open' || status === 'Refused'))
    await answerRequest(caller, { candidateId, requestId: id, file, fileName: `${says}.pdf` })
}

test('opening a term requests each document from each active participant and spends the credits', async () => {
  const { open, left, officer, companyId, formId, taking } = round
  const [one, other] = taking
  if (!one || !other) throw new Error('Two take part')
  expect(await open({ dryRun: true })).toMatchObject({ termId: null, changed: 2, credits: 4 })
  const { termId, credits } = await open()
  expect(credits).toBe(4)
  expect(await left()).toBe(46)
  const { items } = await listRequests(one.candidate.caller, { candidateId: one.candidateId })
  expect(items.map(({ termName, status }) => [termName, status])).toEqual([
    ['2026–27 güz dönemi', 'Open'],
    ['2026–27 güz dönemi', 'Open'],
  ])
  const [todo] = await awaitedFromCandidate(database(), one.candidate.caller, one.candidateId)
  expect(todo?.title).toMatch(/^2026–27 güz dönemi · /)
  expect(todo?.documents).toHaveLength(2)
  expect(await newsOf(other)).toEqual(['termOpened'])
  expect(await readTerm(officer.caller, { companyId, termId: termId ?? '' })).toMatchObject({
    progress: { participants: 2, complete: 0, incomplete: 2, toReview: 0, excused: 0 },
    addable: 0,
    can: { change: true },
  })
  expect((await listTerms(officer.caller, { companyId, formId, pageNumber: 1, pageSize: 20 })).total).toBe(1)
  const stranger = await aCompany()
  await expect(
    readTerm(stranger.caller, { companyId: stranger.companyId, termId: termId ?? '' }),
  ).rejects.toMatchObject({ code: 'terms.notFound' })
})

test('a document of the organization’s own is asked for by its name, which no type but “other” may have', async () => {
  const { open, members, officer, companyId, taking } = await aRound(1)
  const [one] = taking
  if (!one) throw new Error('One takes part')
  const { caller } = one.candidate
  const ownName = { tr: 'Burs taahhütnamesi', en: 'Pledge' }
  const wrong = openCall.body.safeParse({ ...aTerm(), documents: [{ documentTypeId: 2, ownName }] })
  expect(wrong.error?.issues).toMatchObject([{ path: ['documents', 0, 'ownName'], message: 'fields.ownDocumentName' }])
  const { termId } = await open({ documents: [{ documentTypeId: 1 }, { documentTypeId: 99, ownName }] })
  const ids = { companyId, termId: termId ?? '' }
  const names = (asked: readonly { readonly typeName: string }[]) => asked.map(({ typeName }) => typeName).sort()
  const both = ['Burs taahhütnamesi', 'Öğrenci Belgesi']
  expect(names((await listRequests(caller, one)).items)).toEqual(both)
  expect(names((await readTerm(officer.caller, ids)).documents)).toEqual(both)
  expect((await members(ids.termId)).map(({ documents }) => names(documents))).toEqual([both])
  expect(
    (await readTerm({ ...officer.caller, language: 'en' }, ids)).documents.map(({ typeName }) => typeName),
  ).toContain('Pledge')
  const [participation] = await ownParticipations(database(), caller, one)
  expect(participation?.terms.flatMap(({ documents }) => documents.map(({ name }) => name)).sort()).toEqual(both)
  const [todo] = await awaitedFromCandidate(database(), caller, one.candidateId)
  expect([...(todo?.documents ?? [])].sort()).toEqual(both)
  const [news] = (await listNotifications(caller, { filter: 'all', pageNumber: 1, pageSize: 20 })).items
  expect(news?.text).toContain('Öğrenci Belgesi, Burs taahhütnamesi')
})

test('a payment is held until everything is accepted, and again if a document is refused later', async () => {
  const { open, officer, companyId, members, taking, company } = await aRound(1)
  const [one] = taking
  if (!one) throw new Error('One takes part')
  const applicationId = one.appId
  await database().insert(bankInfos).values({
    id: newId(),
    applicationId,
    formId: one.formId,
    companyId,
    candidateId: one.candidateId,
    status: 'Given',
    givenAt: new Date(),
  })
  await database().insert(payments).values({
    id: newId(),
    companyId,
    formId: one.formId,
    applicationId,
    participantId: one.participantId,
    amountMinor: 100_000,
    currency: 'TRY',
    dueOn: '2026-12-15',
    period: '2026-12',
    label: 'Burs',
    plannedBy: company.accountId,
  })
  const held = async () => {
    const [row] = await database().select().from(payments).where(eq(payments.applicationId, applicationId))
    return row?.heldBecause
  }
  const termId = (await open()).termId ?? ''
  expect(await held()).toBe('termIncomplete')
  await bring(one, 'transkript')
  expect(await members(termId, { standing: 'toReview' })).toHaveLength(1)
  const [row] = await members(termId)
  const settle = (requestId: string | null | undefined, status: 'Accepted' | 'Refused', reason?: string) =>
    settleTermDocument(officer.caller, {
      companyId,
      termId,
      requestId: requestId ?? '',
      status,
      ...(reason && { reason }),
    })
  await settle(row?.documents[0]?.requestId, 'Accepted')
  expect(await held()).toBe('termIncomplete')
  await settle(row?.documents[1]?.requestId, 'Accepted')
  expect(await held()).toBeNull()
  expect(await members(termId)).toMatchObject([{ standing: 'complete' }])
  await settle(row?.documents[1]?.requestId, 'Refused', 'İkinci sayfa yok.')
  expect(await held()).toBe('termIncomplete')
  expect((await newsOf(one)).at(0)).toBe('documentRefused')
})

test('an excused participant owes nothing and is not waited for, until asked again', async () => {
  const { open, officer, companyId, members, left, taking } = await aRound(1)
  const [one] = taking
  const termId = (await open()).termId ?? ''
  const ids = { companyId, termId, participantId: one?.participantId ?? '' }
  expect(await excuseFromTerm(officer.caller, { ...ids, reason: 'Değişim programında.' })).toMatchObject({ changed: 1 })
  expect(await members(termId)).toMatchObject([{ standing: 'excused', excusedReason: 'Değişim programında.' }])
  expect(await left()).toBe(50)
  expect(await excuseFromTerm(officer.caller, { ...ids, reason: 'Yine.' })).toMatchObject({
    changed: 0,
    refused: [{ reason: 'unchanged' }],
  })
  expect(await askAgainForTerm(officer.caller, ids)).toMatchObject({ changed: 1, credits: 2 })
  expect(await members(termId)).toMatchObject([
    { standing: 'incomplete', documents: [{ status: 'Open' }, { status: 'Open' }] },
  ])
  const [{ action } = { action: null }] = await database()
    .select({ action: applications.action })
    .from(applications)
    .where(eq(applications.id, one?.appId ?? ''))
  expect(action).toBe('DocumentRequested')
})

test('later participants are added to an open term; others are refused by name', async () => {
  const { open, officer, companyId, form, taking } = await aRound(1)
  const termId = (await open()).termId ?? ''
  const [late, gone] = [await aParticipant(form), await aParticipant(form)]
  await changeParticipantStatus(officer.caller, {
    companyId,
    participantIds: [gone.participantId],
    status: 'Left',
    reason: '',
    dryRun: false,
  })
  expect((await readTerm(officer.caller, { companyId, termId })).addable).toBe(1)
  const participantIds = [...taking, late, gone].map(({ participantId }) => participantId)
  const answer = await addToTerm(officer.caller, { companyId, termId, participantIds, dryRun: false })
  expect(answer).toMatchObject({ changed: 1, credits: 2 })
  expect(answer.refused.map(({ reason, count }) => `${reason} ${count}`).sort()).toEqual([
    'alreadyRequested 1',
    'notParticipant 1',
  ])
  expect(await addToTerm(officer.caller, { companyId, termId, dryRun: false })).toMatchObject({ changed: 0 })
})

test('incomplete participants are reminded once before the deadline, and again before a new one', async () => {
  const { open, officer, companyId, taking } = await aRound(1)
  const [one] = taking
  if (!one) throw new Error('One takes part')
  const soon = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
  const termId = (await open({ dueAt: soon(2) })).termId ?? ''
  await Promise.all([remindOfTerms(), remindOfTerms()])
  expect((await newsOf(one)).filter((event) => event === 'termDueSoon')).toHaveLength(1)
  const { name, endsOn, holdsPayments } = aTerm()
  await changeTerm(officer.caller, { companyId, termId, name, endsOn, holdsPayments, dueAt: soon(3.5) })
  const rows = await database().select().from(documentRequests).where(eq(documentRequests.termId, termId))
  expect(new Set(rows.map(({ dueAt }) => dueAt?.getTime())).size).toBe(1)
  await remindOfTerms()
  expect((await newsOf(one)).filter((event) => event === 'termDueSoon')).toHaveLength(1)
  await database()
    .update(terms)
    .set({ dueAt: new Date(soon(1)) })
    .where(eq(terms.id, termId))
  await remindOfTerms()
  expect((await newsOf(one)).filter((event) => event === 'termDueSoon')).toHaveLength(2)
})

test('closing a term cancels what is awaited and returns the credits', async () => {
  const { open, officer, companyId, members, left, taking } = await aRound(2)
  const termId = (await open()).termId ?? ''
  const [one] = taking
  if (one) await bring(one, 'belge')
  const asked = { companyId, termId }
  expect(await closeTerm(officer.caller, { ...asked, dryRun: true })).toEqual({
    cancelled: 2,
    participants: 1,
    credits: 2,
  })
  await closeTerm(officer.caller, { ...asked, dryRun: false })
  expect(await left()).toBe(48)
  expect((await members(termId)).map(({ standing }) => standing)).toEqual(['incomplete', 'incomplete'])
  for (const late of [
    () => closeTerm(officer.caller, { ...asked, dryRun: false }),
    () => addToTerm(officer.caller, { ...asked, dryRun: false }),
  ])
    await expect(late()).rejects.toMatchObject({ code: 'terms.closed' })
})

test('participants can be filtered by their progress in a term', async () => {
  const { open, officer, companyId, taking } = await aRound(2)
  const termId = (await open()).termId ?? ''
  const find = async (asked: object) => {
    const page = { sort: 'added', direction: 'down', pageNumber: 1, pageSize: 50 } as const
    return (await listParticipants(officer.caller, { companyId, ...page, ...asked })).items.map(({ id }) => id)
  }
  expect((await find({ term: 'incomplete' })).sort()).toEqual(taking.map(({ participantId }) => participantId).sort())
  expect(await find({ termId, term: 'complete' })).toEqual([])
  const [one] = taking
  await excuseFromTerm(officer.caller, {
    companyId,
    termId,
    participantId: one?.participantId ?? '',
    reason: 'Askerde.',
  })
  expect(await find({ termId, term: 'excused' })).toEqual([one?.participantId])
})

test('with too few credits no term is opened', async () => {
  const { open, formId } = await aRound(26)
  await expect(open()).rejects.toMatchObject({ code: 'credits.exhausted' })
  expect(await database().$count(terms, eq(terms.formId, formId))).toBe(0)
  expect(await database().$count(documentRequests, eq(documentRequests.formId, formId))).toBe(0)
})

test('study years are saved, replaced and deleted', async () => {
  const { officer, companyId, taking } = round
  const ids = { companyId, id: taking[0]?.participantId ?? '' }
  const said = { className: '2. sınıf', gpa: 3.1, gpaScale: 4 as const, graduationYear: 2028, termId: null }
  await saveStudyYear(officer.caller, { ...ids, year: 2025, ...said })
  expect(await saveStudyYear(officer.caller, { ...ids, year: 2025, ...said, gpa: 3.25 })).toMatchObject({ gpa: 3.25 })
  await saveStudyYear(officer.caller, { ...ids, year: 2024, ...said, className: '1. sınıf' })
  expect((await listStudyYears(officer.caller, ids)).items.map(({ year, gpa }) => [year, gpa])).toEqual([
    [2024, 3.1],
    [2025, 3.25],
  ])
  await removeStudyYear(officer.caller, { ...ids, year: 2024 })
  expect((await listStudyYears(officer.caller, ids)).items).toHaveLength(1)
  const stranger = await aCompany()
  await expect(
    saveStudyYear(stranger.caller, { ...ids, companyId: stranger.companyId, year: 2025, ...said }),
  ).rejects.toMatchObject({ code: 'participants.notFound' })
})
