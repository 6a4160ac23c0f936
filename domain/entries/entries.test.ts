import { eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { enterCandidates as enterCall } from '#contract/entries/enter-candidates.ts'
import { previewMessage as previewCall } from '#contract/mailings/mailings.ts'
import { addDocuments as addCall } from '#contract/review/added-documents.ts'
import { searchApplications as searchCall } from '#contract/review/search-applications.ts'
import { database } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applications } from '#database/schema/applications.ts'
import { entries } from '#database/schema/entries.ts'
import { outbox } from '#database/schema/outbox.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { deleteAccount } from '#domain/account-settings/delete-account.ts'
import { addDocuments } from '#domain/added-documents/add-documents.ts'
import { listAddedDocuments } from '#domain/added-documents/list-added-documents.ts'
import { searchApplications } from '#domain/application-search/search-applications.ts'
import { lockApplications } from '#domain/applications/lock-applications.ts'
import { describeApplication } from '#domain/applying/following/describe-application.ts'
import { listApplicationHistory } from '#domain/applying/following/list-application-history.ts'
import { changeStatus } from '#domain/deciding/change-status.ts'
import { requestDocuments } from '#domain/document-requests/request-documents.ts'
import { previewMessage } from '#domain/mailings/preview-message.ts'
import { listCompanyHistory } from '#domain/review/list-company-history.ts'
import { readCompanyApplication } from '#domain/review/read-company-application.ts'
import { spendCredits } from '#domain/subscriptions/spend-credits.ts'
import { newId } from '#platform/ids.ts'
import { handIn, problemOf, snapshotOf } from '../../tests/applying.ts'
import {
  aCandidate,
  aCompany,
  anApplication,
  aPublishedForm,
  aSubmittedApplication,
  password,
} from '../../tests/builders.ts'
import { testDatabase } from '../../tests/database.ts'
import { aPdf } from '../../tests/made-files.ts'
import { enterCandidates } from './enter-candidates.ts'
import { inviteEntered } from './invite-entered.ts'
import { readEntryInvitation } from './read-entry-invitation.ts'
import { removeEntry } from './remove-entry.ts'
import { sweepEntries } from './sweep-entries.ts'
import { takeOverEntry } from './take-over-entry.ts'

const connection = testDatabase()

const nobody = { language: 'tr', requestId: 'tests', address: '10.0.0.1' } as const

async function aRound(content: Parameters<typeof aPublishedForm>[1] = {}) {
  const company = await aCompany({ name: 'Deniz', surname: 'Ak' })
  const ayse = { email: `ayse-${newId()}@ornek.test`, name: 'Ayşe', surname: 'Yılmaz' }
  const ali = { email: `ali-${newId()}@ornek.test`, name: 'Ali', surname: 'Kaya' }
  const { companyId, caller } = company
  const { id: formId } = await aPublishedForm(company, content)
  const ids = { companyId, formId }
  const enter = (body: Partial<Asked<typeof enterCall>>) =>
    enterCandidates(caller, { ...ids, ...enterCall.body.parse({ ground: 'request', ...body }) })
  const list = async (status?: ('Submitted' | 'Withdrawn')[], documents?: ['missing']) => {
    const asked = searchCall.body.parse({ sort: 'name', direction: 'up', status, documents })
    return (await searchApplications(caller, { ...ids, ...asked })).items
  }
  const invited = async (email: string) => {
    const { link } = await invite(email)
    return new URL(link).searchParams.get('token') ?? ''
  }
  const invite = async (email: string) => {
    for (const act of await database().select().from(acts).where(eq(acts.formId, formId)))
      await inviteEntered({ actId: act.id })
    const [mail] = await database().select().from(outbox).where(eq(outbox.recipient, email))
    if (!mail?.link) throw new Error(`Nobody invited ${email}`)
    return { ...mail, link: mail.link }
  }
  return { ayse, ali, company, caller, ids, formId, companyId, enter, list, invite, invited }
}

const creditsOf = async (companyId: string) => {
  const [row] = await database().select().from(subscriptions).where(eq(subscriptions.companyId, companyId))
  return row?.leftApplicationCredit
}

describe('entering', () => {
  test('makes an application of what is known, told to be entered, for one credit each', async () => {
    const { ayse, ali, caller, ids, companyId, enter, list } = await aRound()
    const education = { level: 'bachelor' as const, school: 'hacettepe üniversitesi', classId: 504 }
    const answer = await enter({
      candidates: [{ ...ayse, phone: '0532 123 45 67', education }, ali],
      groundNote: 'Kâğıt form',
    })
    expect(answer).toMatchObject({ changed: 2, credits: 2, creditsLeft: 98, refused: [] })
    expect(await creditsOf(companyId)).toBe(98)
    const rows = await list()
    expect(rows).toMatchObject([
      { name: 'Ali Kaya', status: 'Submitted', entry: 'waiting', university: null },
      { name: 'Ayşe Yılmaz', entry: 'waiting', university: 'Hacettepe Üniversitesi', class: '3. Sınıf' },
    ])
    const one = await readCompanyApplication(caller, { ...ids, appId: rows[1]?.id ?? '' })
    expect(one).toMatchObject({
      profile: { name: 'Ayşe', gsm: '+905321234567', photo: null },
      entry: { state: 'waiting', by: 'Deniz Ak', ground: 'request', groundNote: 'Kâğıt form', removedBecause: null },
    })
    const { items } = await listCompanyHistory(caller, { ...ids, appId: one.id })
    expect(items).toMatchObject([{ event: 'entered', who: 'Deniz Ak', by: 'company' }])
  })

  test('the documents that the form demands are missing', async () => {
    const document = { id: newId(), documentTypeId: 2, note: '', required: true, when: null }
    const { ayse, enter, list } = await aRound({ content: { documents: [document] } })
    await enter({ candidates: [ayse] })
    expect(await list(undefined, ['missing'])).toMatchObject([{ name: 'Ayşe Yılmaz' }])
  })

  test('a dry run tells the same and changes nothing', async () => {
    const { ayse, ali, companyId, enter, list } = await aRound()
    const answer = await enter({ candidates: [ayse, ali, { ...ali, name: 'Veli' }], dryRun: true })
    expect(answer).toMatchObject({
      actId: null,
      changed: 2,
      credits: 2,
      creditsLeft: 100,
      refused: [{ reason: 'repeated', count: 1, sample: [{ line: 3, email: ali.email }] }],
    })
    expect([await list(), await creditsOf(companyId)]).toEqual([[], undefined])
    expect(await database().$count(entries, eq(entries.companyId, companyId))).toBe(0)
  })

  test('somebody who has applied, by themselves or entered, is left out', async () => {
    const { ayse, ali, enter, formId } = await aRound()
    const applicant = await aCandidate({ email: ayse.email })
    await aSubmittedApplication(applicant, { id: formId })
    await enter({ candidates: [ali] })
    const again = await enter({ candidates: [ayse, ali, { ...ali, email: `yeni-${newId()}@ornek.test` }] })
    expect(again).toMatchObject({ changed: 1, refused: [{ reason: 'duplicate', count: 2 }] })
  })

  test('neither a draft nor a sealed application gives itself away', async () => {
    const { ayse, ali, enter, formId, companyId } = await aRound()
    await anApplication(await aCandidate({ email: ayse.email }), { id: formId })
    const sealed = await aSubmittedApplication(await aCandidate({ email: ali.email }), { id: formId })
    await database().update(applications).set({ sealed: true }).where(eq(applications.id, sealed.id))
    expect(await enter({ candidates: [ayse, ali], dryRun: true })).toMatchObject({ changed: 2, refused: [] })
    expect(await creditsOf(companyId)).toBe(99)
  })

  test('without enough credits nobody is entered', async () => {
    const { ayse, ali, enter, companyId, list } = await aRound()
    await database().transaction((tx) => spendCredits(tx, companyId, 'application', 99))
    const failed = await problemOf(enter({ candidates: [ayse, ali] }))
    expect(failed).toMatchObject({ code: 'credits.exhausted', values: { needed: 2, left: 1 } })
    expect([await list(), await creditsOf(companyId)]).toEqual([[], 1])
  })

  test('another number than the person saw is refused', async () => {
    const { ayse, enter } = await aRound()
    expect(await problemOf(enter({ candidates: [ayse], expected: 2 }))).toMatchObject({
      code: 'acts.targetChanged',
      extensions: { count: 1 },
    })
  })

  test('a university and a class that do not exist are named', async () => {
    const { ayse, ali, enter } = await aRound()
    const education = { level: 'master' as const, universityId: 2_000_000_000, classId: 504 }
    const { errors } = await problemOf(enter({ candidates: [ayse, { ...ali, education }] }))
    expect(errors?.map(({ field }) => field)).toEqual([
      'candidates.1.education.universityId',
      'candidates.1.education.classId',
    ])
  })

  test('two members who enter the same person at once enter one', async () => {
    const { ayse, enter, list } = await aRound()
    const both = await Promise.all([enter({ candidates: [ayse] }), enter({ candidates: [ayse] })])
    expect(both.map(({ changed }) => changed).sort()).toEqual([0, 1])
    expect(await list()).toHaveLength(1)
  })

  test('nobody can be asked for a document who has not taken it over', async () => {
    const { ayse, caller, ids, enter, list } = await aRound()
    await enter({ candidates: [ayse] })
    const [row] = await list()
    const asked = { ...ids, applicationIds: [row?.id ?? ''], documentTypeId: 2, note: '', dueAt: null, dryRun: false }
    expect(await requestDocuments(caller, asked)).toMatchObject({
      changed: 0,
      refused: [{ reason: 'notTakenOver', count: 1 }],
    })
  })
})

describe('the invitation', () => {
  test('goes to everybody once, and leads to what was entered', async () => {
    const { ayse, ali, companyId, enter, invite, invited } = await aRound()
    await enter({ candidates: [ayse, ali], ground: 'consent' })
    const mail = await invite(ayse.email)
    await invite(ayse.email)
    expect(await database().$count(outbox, eq(outbox.recipient, ayse.email))).toBe(1)
    expect(mail.text).toContain('Ayşe')
    const token = await invited(ayse.email)
    expect(await readEntryInvitation(nobody, { token })).toMatchObject({
      state: 'open',
      entered: { ...ayse, phone: null, education: null, ground: 'consent' },
    })
    const stored = await database().select().from(entries).where(eq(entries.companyId, companyId))
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(await readEntryInvitation(nobody, { token: 'wrong' })).toMatchObject({ state: 'unknown', entered: null })
  })

  test('some hundred people are invited piece by piece', async () => {
    const { ayse, formId, enter } = await aRound()
    const people = Array.from({ length: 7 }, (_, at) => ({ ...ayse, email: `kisi${at}-${formId}@ornek.test` }))
    const { actId } = await enter({ candidates: people })
    for (const expected of [3, 6, 7]) {
      await inviteEntered({ actId: actId ?? '' }, 3)
      expect(await database().$count(outbox, like(outbox.recipient, `%-${formId}@ornek.test`))).toBe(expected)
    }
  })

  test('“remove me” leaves nothing of the person, and they cannot be entered again', async () => {
    const { ayse, caller, ids, enter, list, invited } = await aRound()
    await enter({ candidates: [ayse] })
    const [row] = await list()
    const appId = row?.id ?? ''
    const token = await invited(ayse.email)
    expect([await removeEntry(nobody, { token }), await removeEntry(nobody, { token })]).toEqual([null, null])
    expect(await list(['Withdrawn'])).toMatchObject([{ name: 'Silinmiş kayıt', entry: 'removed', status: 'Withdrawn' }])
    const one = await readCompanyApplication(caller, { ...ids, appId })
    expect(one).toMatchObject({ entry: { state: 'removed', removedBecause: 'person' } })
    const stored = await snapshotOf(appId)
    for (const word of [ayse.email, ayse.surname]) expect(JSON.stringify([one, stored])).not.toContain(word)
    const { items } = await listCompanyHistory(caller, { ...ids, appId })
    expect(items[0]).toMatchObject({ event: 'entryRemoved', by: 'system' })
    expect(await readEntryInvitation(nobody, { token })).toMatchObject({ state: 'removed', entered: null })
    expect(await enter({ candidates: [ayse] })).toMatchObject({
      changed: 0,
      refused: [{ reason: 'unwanted', count: 1 }],
    })
    const other = await aRound()
    expect(await other.enter({ candidates: [ayse] })).toMatchObject({ changed: 1 })
  })
})

test('“remove me” also removes the files that the organization put to the application', async () => {
  const { ayse, caller, ids, enter, list, invited } = await aRound()
  await enter({ candidates: [ayse] })
  const appId = (await list())[0]?.id ?? ''
  const file = (await aPdf(appId)).toString('base64')
  const body = addCall.body.parse({ applicationIds: [appId], file, fileName: 'Ayşe Yılmaz kimlik.pdf' })
  await addDocuments(caller, { ...ids, ...body })
  await removeEntry(nobody, { token: await invited(ayse.email) })
  expect(await listAddedDocuments(caller, { ...ids, appId })).toEqual({ items: [] })
})

test('“remove me” holds also when its time is over and it has not been removed yet', async () => {
  const { ayse, enter, invited, companyId } = await aRound()
  await enter({ candidates: [ayse] })
  const token = await invited(ayse.email)
  const isTheirs = eq(entries.companyId, companyId)
  await database()
    .update(entries)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(isTheirs)
  await removeEntry(nobody, { token })
  expect(await database().select().from(entries).where(isTheirs)).toMatchObject([{ removedBecause: 'person' }])
  expect(await enter({ candidates: [ayse] })).toMatchObject({ refused: [{ reason: 'unwanted', count: 1 }] })
})

async function waitingForLocks() {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await connection.pool.query(waiting)).rowCount
}

describe('taking over', () => {
  test('makes it a draft of the candidate, of whose profile the organization sees nothing until it is handed in', async () => {
    const { ayse, caller, ids, enter, list, invited, companyId } = await aRound()
    await enter({ candidates: [ayse] })
    const token = await invited(ayse.email)
    const candidate = await aCandidate({ email: ayse.email, name: 'Ayşegül', surname: 'Demir' })
    const { candidateId } = candidate
    const taken = await takeOverEntry(candidate.caller, { candidateId, token })
    expect(await takeOverEntry(candidate.caller, { candidateId, token })).toEqual(taken)
    const own = { candidateId, id: taken.applicationId }
    expect(await describeApplication(candidate.caller, own)).toMatchObject({
      status: 'Draft',
      submittedAt: null,
      receipt: null,
      can: { edit: true, remove: false },
      awaited: [{ kind: 'finish' }],
    })
    expect(await list()).toMatchObject([{ name: 'Ayşe Yılmaz', entry: 'takenOver', status: 'Submitted' }])
    await handIn(candidate, { id: taken.applicationId, formId: ids.formId })
    expect(await list()).toMatchObject([{ name: 'Ayşegül Demir', entry: 'handedIn', status: 'Submitted' }])
    expect(await describeApplication(candidate.caller, own)).toMatchObject({ status: 'Submitted', can: { edit: true } })
    expect(await creditsOf(companyId)).toBe(99)
    const theirs = await listApplicationHistory(candidate.caller, own)
    expect(theirs.items.map(({ event }) => event)).toEqual(['submitted', 'takenOver', 'entered'])
    expect((await readCompanyApplication(caller, { ...ids, appId: taken.applicationId })).entry?.state).toBe('handedIn')
    const [row] = await database().select().from(applications).where(eq(applications.id, taken.applicationId))
    expect(row).toMatchObject({ candidateId })
  })

  test('somebody else, or a second time by another, is too late', async () => {
    const { ayse, enter, invited } = await aRound()
    await enter({ candidates: [ayse] })
    const token = await invited(ayse.email)
    const [one, other] = [await aCandidate(), await aCandidate()]
    await takeOverEntry(one.caller, { candidateId: one.candidateId, token })
    const late = takeOverEntry(other.caller, { candidateId: other.candidateId, token })
    expect(await problemOf(late)).toMatchObject({ code: 'entries.over' })
    expect(await problemOf(removeEntry(nobody, { token }))).toMatchObject({ code: 'entries.over' })
    const wrong = takeOverEntry(other.caller, { candidateId: other.candidateId, token: 'wrong' })
    expect(await problemOf(wrong)).toMatchObject({ code: 'accounts.wrongLink' })
  })

  test('taking it over twice at once is no mistake', async () => {
    const { ayse, enter, invited } = await aRound()
    await enter({ candidates: [ayse] })
    const token = await invited(ayse.email)
    const { caller, candidateId } = await aCandidate({ email: ayse.email })
    const take = () => takeOverEntry(caller, { candidateId, token })
    const [one, other] = await Promise.all([take(), take()])
    expect(one).toEqual(other)
  })

  test('what the candidate hands in themselves in this moment is not lost', async () => {
    const { ayse, formId, enter, invited } = await aRound()
    const { caller, candidateId } = await aCandidate({ email: ayse.email })
    const draft = await anApplication({ caller, candidateId }, { id: formId })
    await enter({ candidates: [ayse] })
    const token = await invited(ayse.email)
    const isDraft = eq(applications.id, draft.id)
    const { taken } = await database().transaction(async (tx) => {
      await lockApplications(tx, isDraft)
      const taking = takeOverEntry(caller, { candidateId, token })
      await expect.poll(() => waitingForLocks()).toBe(1)
      await tx.update(applications).set({ status: 'Submitted', submittedAt: new Date() }).where(isDraft)
      return { taken: taking }
    })
    expect(await taken).toEqual({ applicationId: draft.id, formId })
    expect(await database().select().from(applications).where(isDraft)).toMatchObject([{ status: 'Submitted' }])
  })

  test('no message names the account before it is handed in', async () => {
    const { ayse, caller, ids, enter, invited } = await aRound()
    await enter({ candidates: [ayse] })
    const candidate = await aCandidate({ email: ayse.email, name: 'Ayşegül', surname: 'Demir' })
    const { candidateId } = candidate
    const token = await invited(ayse.email)
    const { applicationId } = await takeOverEntry(candidate.caller, { candidateId, token })
    const draft = { applicationIds: [applicationId], subject: 'Merhaba', text: '{{name}} {{surname}}' }
    const preview = async () => previewMessage(caller, { ...ids, ...previewCall.body.parse(draft) })
    expect((await preview()).recipient).toMatchObject({ name: 'Ayşe Yılmaz', text: 'Ayşe Yılmaz' })
    await handIn(candidate, { id: applicationId, formId: ids.formId })
    expect((await preview()).recipient).toMatchObject({ name: 'Ayşegül Demir', text: 'Ayşegül Demir' })
  })

  test('a draft of their own goes on in it', async () => {
    const { ayse, formId, enter, invited } = await aRound()
    const candidate = await aCandidate({ email: ayse.email })
    const draft = await anApplication(candidate, { id: formId })
    await enter({ candidates: [ayse] })
    const token = await invited(ayse.email)
    const { candidateId } = candidate
    const { applicationId } = await takeOverEntry(candidate.caller, { candidateId, token })
    expect(applicationId).not.toBe(draft.id)
    const rows = await database().select().from(applications).where(eq(applications.candidateId, candidateId))
    expect(rows.map(({ id }) => id)).toEqual([applicationId])
  })

  test('an application that they handed in themselves stays, and the credit comes back or opens it', async () => {
    const { ayse, ali, formId, companyId, enter, invited, list } = await aRound()
    const candidate = await aCandidate()
    const own = await aSubmittedApplication(candidate, { id: formId })
    await database().update(applications).set({ sealed: true }).where(eq(applications.id, own.id))
    await enter({ candidates: [ayse, ali] })
    const { candidateId } = candidate
    const take = async (email: string) => takeOverEntry(candidate.caller, { candidateId, token: await invited(email) })
    expect(await take(ayse.email)).toEqual({ applicationId: own.id, formId })
    const [row] = await database().select().from(applications).where(eq(applications.id, own.id))
    expect([row?.sealed, await creditsOf(companyId)]).toEqual([false, 97])
    expect(await take(ali.email)).toEqual({ applicationId: own.id, formId })
    expect(await creditsOf(companyId)).toBe(98)
    expect((await list(['Withdrawn'])).map(({ entry }) => entry)).toEqual(['removed', 'removed'])
  })

  test('a decision does not show on what was taken over', async () => {
    const { ayse, caller, ids, enter, invited } = await aRound()
    await enter({ candidates: [ayse] })
    const candidate = await aCandidate()
    const { candidateId } = candidate
    const token = await invited(ayse.email)
    const { applicationId } = await takeOverEntry(candidate.caller, { candidateId, token })
    const act = { ...ids, applicationIds: [applicationId], dryRun: false }
    await changeStatus(caller, { ...act, status: 'Rejected' })
    expect(await describeApplication(candidate.caller, { candidateId, id: applicationId })).toMatchObject({
      status: 'InReview',
      can: { edit: false },
    })
  })

  test('with the account goes what was entered and never handed in', async () => {
    const { ayse, enter, invited, list } = await aRound()
    await enter({ candidates: [ayse] })
    const candidate = await aCandidate({ email: ayse.email })
    const { candidateId } = candidate
    await takeOverEntry(candidate.caller, { candidateId, token: await invited(ayse.email) })
    await deleteAccount(candidate.caller, { email: ayse.email, pwd: password })
    expect(await list(['Withdrawn'])).toMatchObject([{ name: 'Silinmiş kayıt', entry: 'removed' }])
  })
})

test('what nobody took over in its time is removed', async () => {
  const { ayse, ali, enter, list, invited } = await aRound()
  await enter({ candidates: [ayse, ali] })
  const token = await invited(ayse.email)
  const candidate = await aCandidate()
  await takeOverEntry(candidate.caller, { candidateId: candidate.candidateId, token })
  await sweepEntries()
  expect((await list()).map(({ entry }) => entry)).toEqual(['waiting', 'takenOver'])
  await database()
    .update(entries)
    .set({ expiresAt: new Date(Date.now() - 1000) })
  await sweepEntries()
  await sweepEntries()
  expect((await list()).map(({ entry }) => entry)).toEqual(['takenOver'])
  expect(await list(['Withdrawn'])).toMatchObject([{ entry: 'removed', name: 'Silinmiş kayıt' }])
})
