import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import { requestDocuments as call, settleDocumentRequests } from '#contract/document-requests.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { notifications } from '#database/schema/notifications.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { listCompanyDocuments } from '#domain/review/review/list-company-documents.ts'
import { listCompanyHistory } from '#domain/review/review/list-company-history.ts'
import { listFilterChoices } from '#domain/review/review/list-filter-choices.ts'
import { aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { released } from '../../../tests/release-held.ts'
import { lastMessageTo, messagesTo } from '../../../tests/visitor.ts'
import { waitingForLocks } from '../../../tests/waiting-for-locks.ts'
import { requestDocuments } from './request-documents.ts'
import { settleRequests } from './settle-requests.ts'

const connection = testDatabase()

type Ask = Partial<Asked<typeof call>> & { applicationIds: string[] }

async function aRound() {
  const company = await aCompany()
  const { id: formId } = await aPublishedForm(company)
  const { companyId } = company
  const own = { id: formId, companyId }
  const ask = async (asked: Ask) =>
    released(
      await requestDocuments(company.caller, {
        companyId,
        formId,
        ...call.body.parse({ documentTypeId: 2, ...asked }),
      }),
    )
  const left = async () => {
    const [row] = await connection.db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId))
    return row?.leftDocumentCredit
  }
  return { company, companyId, formId, own, ask, left }
}

test('requesting from many writes a request, notification and history entry and spends a credit each', async () => {
  const { company, own, ask, left } = await aRound()
  const asked = [await aHandedIn(own), await aHandedIn(own), await aHandedIn(own, { application: { notify: false } })]
  const applicationIds = asked.map(({ appId }) => appId)
  const dueAt = '2099-01-01T20:59:00.000Z'
  expect(await ask({ applicationIds, note: 'Onaylı olsun', dueAt })).toMatchObject({
    requested: 3,
    skipped: 0,
    changed: 3,
    credits: 3,
    refused: [],
  })
  const [first] = asked
  if (!first) throw new Error('There is a first')
  const { requests } = await listCompanyDocuments(company.caller, first)
  expect(requests).toMatchObject([{ documentTypeId: 2, note: 'Onaylı olsun', status: 'Open', dueAt, file: null }])
  const { items } = await listCompanyHistory(company.caller, first)
  expect(items).toMatchObject([
    { event: 'documentRequested', who: 'Ayşe Yılmaz', text: `Belge istendi: ${requests[0]?.typeName}.` },
  ])
  const rows = await connection.db.select().from(applications).where(inArray(applications.id, applicationIds))
  expect(rows.map(({ action }) => action)).toEqual(Array(3).fill('DocumentRequested'))
  const told = await connection.db
    .select()
    .from(notifications)
    .where(
      inArray(
        notifications.accountId,
        asked.map(({ candidate }) => candidate.accountId),
      ),
    )
  // The candidate who muted this application is not notified.
  expect(told.map(({ accountId, event }) => [accountId, event]).sort()).toEqual(
    asked
      .slice(0, 2)
      .map(({ candidate }) => [candidate.accountId, 'documentRequested'])
      .sort(),
  )
  expect(await left()).toBe(47)
  // The e-mail names the document, the due date and the note.
  await notifyNews()
  const mail = await lastMessageTo(first.candidate.email)
  expect(mail.subject).toBe('Transkript (Not Dökümü) isteniyor: Yarının Mühendisleri…')
  expect(mail.text).toContain(
    `senden ${requests[0]?.typeName} istiyor. Son tarih: 1 Ocak 2099 23:59 (İstanbul\u00a0saati).`,
  )
  expect(mail.text).toContain('Kurumun notu:\n\n> Onaylı olsun')
})

test('the same document is not requested twice while the request is open, not by two members at once', async () => {
  const { own, ask, left } = await aRound()
  const { appId } = await aHandedIn(own)
  const both = await Promise.all([ask({ applicationIds: [appId, appId] }), ask({ applicationIds: [appId] })])
  expect(both.map(({ requested }) => requested).sort()).toEqual([0, 1])
  expect(await ask({ applicationIds: [appId] })).toMatchObject({ requested: 0, skipped: 1 })
  expect(await ask({ applicationIds: [appId], documentTypeId: 3 })).toMatchObject({ requested: 1, skipped: 0 })
  await connection.db.update(documentRequests).set({ status: 'Refused' }).where(eq(documentRequests.documentTypeId, 2))
  expect(await ask({ applicationIds: [appId] })).toMatchObject({ requested: 0, skipped: 1 })
  await connection.db.update(documentRequests).set({ status: 'Accepted' }).where(eq(documentRequests.documentTypeId, 2))
  expect(await ask({ applicationIds: [appId] })).toMatchObject({ refused: [{ reason: 'alreadyGiven' }] })
  expect(await ask({ applicationIds: [appId], again: true })).toMatchObject({ requested: 1, skipped: 0 })
  expect(await left()).toBe(47)
})

test('documents with names of their own are asked for beside each other, and called so everywhere', async () => {
  const { company, companyId, formId, own, ask } = await aRound()
  const handed = await aHandedIn(own)
  const { appId, candidate } = handed
  const [pledge, letter] = [
    { tr: 'Taahhütname', en: 'Pledge' },
    { tr: 'Muhtar yazısı', en: '' },
  ]
  const asking = (ownName: typeof pledge) => ask({ applicationIds: [appId], documentTypeId: 99, ownName })
  expect(await asking(pledge)).toMatchObject({ requested: 1 })
  expect(await asking(letter)).toMatchObject({ requested: 1 })
  expect(await asking(pledge)).toMatchObject({ refused: [{ reason: 'alreadyRequested' }] })
  // One that differs in capitals or spaces alone is the same document.
  const alike = { tr: 'MUHTAR  YAZISI', en: '' }
  expect(await asking(alike)).toMatchObject({ refused: [{ reason: 'alreadyRequested' }] })
  await expect(ask({ applicationIds: [appId], documentTypeId: 2, ownName: pledge })).rejects.toMatchObject({
    errors: [{ field: 'ownName' }],
  })
  await notifyNews()
  const mails = async () => (await messagesTo(candidate.email)).map(({ text }) => text).join()
  expect(await mails()).toContain('senden Muhtar yazısı istiyor')
  expect(await mails()).toContain('senden Taahhütname istiyor')
  const texts = async (language: 'tr' | 'en') =>
    (await listCompanyHistory({ ...company.caller, language }, handed)).items.map(({ text }) => text).join()
  expect(await texts('tr')).toMatch(/Muhtar yazısı.*Taahhütname|Taahhütname.*Muhtar yazısı/)
  expect(await texts('en')).toContain('Pledge')
  expect((await listCompanyDocuments(company.caller, handed)).requests.map(({ typeName }) => typeName).sort()).toEqual([
    'Muhtar yazısı',
    'Taahhütname',
  ])
  expect((await listFilterChoices(company.caller, { companyId, formId })).ownDocuments).toContainEqual(pledge)

  // One is settled without the other, and the candidate hears of the one by its name.
  await connection.db
    .update(documentRequests)
    .set({ status: 'Uploaded' })
    .where(eq(documentRequests.applicationId, appId))
  const settling = settleDocumentRequests.body.parse({
    applicationIds: [appId],
    documentTypeId: 99,
    ownName: pledge,
    status: 'Refused',
    reason: 'İmzasız.',
  })
  expect(await settleRequests(company.caller, { companyId, formId, ...settling })).toMatchObject({ changed: 1 })
  const requests = await connection.db.select().from(documentRequests).where(eq(documentRequests.applicationId, appId))
  expect(Object.fromEntries(requests.map(({ ownName, status }) => [ownName?.tr, status]))).toEqual({
    Taahhütname: 'Refused',
    'Muhtar yazısı': 'Uploaded',
  })
  await notifyNews()
  expect(await mails()).toContain('“Taahhütname” belgesini kabul etmedi')
  expect(await asking(letter)).toMatchObject({ refused: [{ reason: 'alreadyGiven' }] })
})

test('what is another’s, sealed, withdrawn or of another form is passed over', async () => {
  const { own, ask, company } = await aRound()
  const other = await aRound()
  const elsewhere = { id: (await aPublishedForm(company)).id, companyId: own.companyId }
  const passed = [
    await aHandedIn(other.own),
    await aHandedIn(elsewhere),
    await aHandedIn(own, { application: { sealed: true } }),
    await aHandedIn(own, { application: { status: 'Withdrawn' } }),
  ]
  const applicationIds = passed.map(({ appId }) => appId)
  expect(await ask({ applicationIds })).toMatchObject({ requested: 0, skipped: 4 })
  const rows = await connection.db
    .select()
    .from(documentRequests)
    .where(inArray(documentRequests.applicationId, applicationIds))
  expect(rows).toEqual([])
})

test('with too few credits nothing is requested and nothing is left behind', async () => {
  const { own, companyId, ask, left } = await aRound()
  const [one, two] = [await aHandedIn(own), await aHandedIn(own)]
  await ask({ applicationIds: [one.appId] })
  await connection.db.update(subscriptions).set({ leftDocumentCredit: 1 }).where(eq(subscriptions.companyId, companyId))
  const both = ask({ applicationIds: [one.appId, two.appId], documentTypeId: 4 })
  await expect(both).rejects.toMatchObject({ code: 'credits.exhausted' })
  expect(await left()).toBe(1)
  expect(await connection.db.$count(applicationHistory, eq(applicationHistory.applicationId, two.appId))).toBe(0)
  expect(await ask({ applicationIds: [two.appId], documentTypeId: 4 })).toMatchObject({ requested: 1, skipped: 0 })
})

test('of two who request at once with one credit left, one succeeds and the other notifies nobody', async () => {
  const { own, companyId, ask, left } = await aRound()
  const [one, two] = [await aHandedIn(own), await aHandedIn(own)]
  await ask({ applicationIds: [one.appId] })
  const purse = eq(subscriptions.companyId, companyId)
  await connection.db.update(subscriptions).set({ leftDocumentCredit: 1 }).where(purse)
  let asked: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([])
  await connection.db.transaction(async (tx) => {
    await tx.select().from(subscriptions).where(purse).for('no key update')
    const both = [one, two].map(({ appId }) => ask({ applicationIds: [appId], documentTypeId: 4 }))
    asked = Promise.allSettled(both)
    await expect.poll(() => waitingForLocks()).toBe(2)
  })
  const outcomes = await asked
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes).toContainEqual({
    status: 'rejected',
    reason: expect.objectContaining({ code: 'credits.exhausted' }),
  })
  expect(await left()).toBe(0)
  const requests = await connection.db.select().from(documentRequests).where(eq(documentRequests.documentTypeId, 4))
  const ofBoth = requests.filter(({ applicationId }) => [one.appId, two.appId].includes(applicationId))
  expect(ofBoth).toHaveLength(1)
})

test('an unknown document type and a past due date are refused', async () => {
  const { own, ask } = await aRound()
  const { appId } = await aHandedIn(own)
  await expect(ask({ applicationIds: [appId], documentTypeId: 9999 })).rejects.toMatchObject({
    code: 'documents.unknownType',
  })
  await expect(ask({ applicationIds: [appId], dueAt: '2020-01-01T00:00:00Z' })).rejects.toMatchObject({
    code: 'documents.dueInPast',
  })
})
