import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationConsents, explicitConsent } from '#contract/applying/application-consents.ts'
import type { FormContent } from '#contract/forms/form-content.ts'
import { database } from '#database/connection.ts'
import { consents } from '#database/schema/accounts.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { candidates } from '#database/schema/candidates.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { notifications } from '#database/schema/notifications.ts'
import { legalVersions } from '#database/schema/operations/legal-versions.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { listApplicationHistory } from '#domain/applying/applying/following/list-application-history.ts'
import { finalizeApplication } from '#domain/applying/applying/handing-in/finalize-application.ts'
import { readFormToApply } from '#domain/applying/applying/read-form-to-apply.ts'
import { readSensitive } from '#domain/review/review/read-sensitive.ts'
import { summarizeDocuments } from '#domain/review/review/summarize-documents.ts'
import { newId } from '#platform/ids.ts'
import { sealJson } from '#platform/sealed-json.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { outcomeOf, problemOf, snapshotOf } from '../../../tests/applying.ts'
import { aCandidate, aCompany, anApplication, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aPrivateFile } from '../../../tests/files/private-file.ts'
import { aDocument } from '../../../tests/form-parts.ts'
import { waitingForLocks } from '../../../tests/waiting-for-locks.ts'
import { listConsents } from './list-consents.ts'
import { withdrawConsent } from './withdraw-consent.ts'

testDatabase()

const tckn = '10000000146'
/** Types of documents: identity card and transcript. */
const [card, transcript] = [20, 2]

async function aWorld(content: Partial<FormContent> = {}, isKnown = true) {
  const company = await aCompany()
  const form = await aPublishedForm(company, { content })
  const applicant = await aCandidate()
  const { caller, candidateId, accountId } = applicant
  if (isKnown)
    await database()
      .update(candidates)
      .set({ citizenSealed: await sealJson({ tckn }) })
      .where(eq(candidates.id, candidateId))
  const { id } = await anApplication(applicant, form)
  const ids = { companyId: company.companyId, formId: form.id, appId: id }
  return {
    id,
    caller,
    candidateId,
    company,
    add: async (document: { id: string; documentTypeId: number }) =>
      database()
        .insert(applicationDocuments)
        .values({
          id: newId(),
          applicationId: id,
          formDocumentId: document.id,
          documentTypeId: document.documentTypeId,
          fileId: await aPrivateFile(candidateId, `${document.documentTypeId}.pdf`),
        }),
    asked: () => readFormToApply(caller, { candidateId, formId: form.id }),
    handIn: (...more: (typeof explicitConsent)[]) =>
      finalizeApplication(caller, { candidateId, id, formId: form.id, consents: [...applicationConsents, ...more] }),
    read: () => readSensitive(company.caller, ids),
    documents: () => summarizeDocuments(company.caller, ids),
    kept: () =>
      database()
        .select()
        .from(consents)
        .where(and(eq(consents.accountId, accountId), eq(consents.text, 'sensitive'))),
    listed: () => listConsents(caller, { candidateId, pageNumber: 1, pageSize: 20 }),
    withdraw: (consentId: string) => withdrawConsent(caller, { candidateId, consentId }),
  }
}

test('without sensitive data no consent is asked for, and one given anyway is not stored', async () => {
  const { asked, handIn, kept } = await aWorld({}, false)
  expect(await asked()).toMatchObject({
    consents: applicationConsents,
    sensitive: { inProfile: false, documentTypeIds: [], isGiven: false, kinds: [] },
  })
  await handIn(explicitConsent)
  expect(await kept()).toEqual([])
})

test('without consent the profile’s numbers are left out; with it they are included; repeating either changes nothing', async () => {
  const { id, asked, handIn, read, kept } = await aWorld()
  expect(await asked()).toMatchObject({
    consents: [...applicationConsents, { ...explicitConsent, kind: 'identity' }],
    sensitive: { inProfile: true, isGiven: false, kinds: [{ kind: 'identity', inProfile: true, isGiven: false }] },
  })
  await handIn()
  expect(await read()).toEqual({ tckn: null, requirements: null })
  const first = await snapshotOf(id)
  expect(first).toMatchObject({ sensitiveSealed: null, profile: { hasCitizenNumber: false } })
  // Two accounts of one person are still recognised.
  expect(first?.citizenMark).not.toBeNull()
  await handIn()
  expect((await snapshotOf(id))?.takenAt).toEqual(first?.takenAt)
  await handIn(explicitConsent)
  expect(await read()).toEqual({ tckn, requirements: null })
  expect(await snapshotOf(id)).toMatchObject({ profile: { hasCitizenNumber: true } })
  expect(await kept()).toMatchObject([
    { kind: 'identity', together: true, version: explicitConsent.version, applicationId: id, withdrawnAt: null },
  ])
  expect((await asked()).sensitive.isGiven).toBe(true)
  const second = await snapshotOf(id)
  await handIn()
  expect((await snapshotOf(id))?.takenAt).toEqual(second?.takenAt)
})

test('a sensitive document is submitted only with consent, in the version in force', async () => {
  const documents = [aDocument(card), aDocument(transcript)]
  const { asked, add, handIn, kept } = await aWorld({ documents }, false)
  expect((await asked()).sensitive).toMatchObject({ inProfile: false, documentTypeIds: [card], isGiven: false })
  for (const document of documents) await add(document)
  expect(await outcomeOf(handIn())).toEqual(['applications.incomplete', 'consents.sensitive.identity'])
  const version = istanbulDay(new Date(Date.now() + 24 * 60 * 60 * 1000))
  const next = { name: 'consent', tr: '<p>Yeni</p>', en: '<p>New</p>', changesTr: '.', changesEn: '.' } as const
  await database()
    .insert(legalVersions)
    .values({ ...next, version })
  expect(await outcomeOf(handIn({ text: 'sensitive', version }))).toEqual([
    'applications.incomplete',
    'consents.sensitive.identity',
  ])
  expect(await kept()).toEqual([])
  expect(await handIn(explicitConsent)).toMatchObject({ status: 'Submitted' })
  await database().delete(legalVersions)
})

test('after withdrawing it, sensitive data is removed from the application, which continues; the organization is notified; the candidate’s own data stays', async () => {
  const documents = [aDocument(card), aDocument(transcript)]
  const world = await aWorld({ documents })
  const { id, add, handIn, read, listed, withdraw, company } = world
  for (const document of documents) await add(document)
  await handIn(explicitConsent)
  const given = (await listed()).items.find(({ text }) => text === 'sensitive')
  expect(given).toMatchObject({
    ending: 'here',
    isCurrent: true,
    address: `/legal/consent/${explicitConsent.version}`,
    words: expect.stringContaining('açık rıza'),
    application: { id },
  })
  for (const _ of ['once', 'twice']) await withdraw(given?.id ?? '')
  expect(await read()).toEqual({ tckn: null, requirements: null })
  expect(await snapshotOf(id)).toMatchObject({
    sensitiveSealed: null,
    profile: { hasCitizenNumber: false, hasRequirements: false },
    documents: [{ documentTypeId: transcript }],
    missingDocumentTypeIds: [card],
  })
  expect((await listed()).items.find(({ text }) => text === 'sensitive')).toMatchObject({
    ending: 'withdrawn',
    withdrawnAt: expect.any(String),
  })
  const { items } = await listApplicationHistory(world.caller, { candidateId: world.candidateId, id })
  expect(items.filter(({ event }) => event === 'consentWithdrawn')).toHaveLength(1)
  const news = await database().select().from(notifications).where(eq(notifications.accountId, company.accountId))
  expect(news).toMatchObject([{ event: 'consentWithdrawn', values: { name: 'Ayşe Yılmaz' } }])
  // Typed and uploaded data stays, and is included again once consent is given again.
  expect(await database().$count(applicationDocuments, eq(applicationDocuments.applicationId, id))).toBe(2)
  expect((await world.asked()).sensitive.isGiven).toBe(false)
  await handIn(explicitConsent)
  expect(await read()).toEqual({ tckn, requirements: null })
  expect(await snapshotOf(id)).toMatchObject({ documents: [{}, {}], missingDocumentTypeIds: [] })
})

test('consents of others, terms and statements cannot be withdrawn', async () => {
  const { handIn, listed, withdraw, candidateId, caller } = await aWorld()
  await handIn(explicitConsent)
  const all = (await listed()).items
  const stranger = await aCandidate()
  const own = all.find(({ text }) => text === 'sensitive')?.id ?? ''
  expect(
    (await problemOf(withdrawConsent(stranger.caller, { candidateId: stranger.candidateId, consentId: own }))).code,
  ).toBe('consents.notFound')
  for (const { id, text } of all)
    if (text !== 'sensitive') expect((await problemOf(withdraw(id))).code).toBe('consents.notWithdrawable')
  expect((await problemOf(withdrawConsent(caller, { candidateId, consentId: newId() }))).code).toBe('consents.notFound')
})

test('ready exports with the data expire, running ones are restarted, and others stay', async () => {
  const { id, handIn, listed, withdraw, company } = await aWorld()
  await handIn(explicitConsent)
  const { companyId, accountId } = company
  const made = { companyId, accountId, kind: 'applications', format: 'xlsx', language: 'tr', total: 1 } as const
  const asked = { filters: {}, sort: 'name', direction: 'up', columns: ['citizen'] } as const
  const file = { ...made, asked, fileName: 'adaylar.xlsx', fileKey: 'x', isSensitive: true } as const
  const ready = { state: 'ready', size: 1, expiresAt: new Date(Date.now() + 86_400_000) } as const
  const [holding, other, making] = [newId(), newId(), newId()]
  await database()
    .insert(madeExports)
    .values([
      { ...file, ...ready, id: holding },
      { ...file, ...ready, id: other },
      { ...file, id: making, state: 'making', leaseHolder: newId() },
    ])
  const detail = { what: 'exportedCitizen', exportId: holding }
  await database().transaction((tx) =>
    addHistory(tx, company.caller, { applicationIds: [id], event: 'sensitiveRead', detail }),
  )
  await withdraw((await listed()).items.find(({ text }) => text === 'sensitive')?.id ?? '')
  const stateOf = async (exportId: string) => {
    const [row] = await database().select().from(madeExports).where(eq(madeExports.id, exportId))
    return [row?.state, row?.expiresAt && row.expiresAt > new Date()]
  }
  expect(await stateOf(holding)).toEqual(['ready', false])
  expect(await stateOf(other)).toEqual(['ready', true])
  expect(await stateOf(making)).toEqual(['waiting', null])
})

test('an export that becomes ready while the consent is withdrawn expires too', async () => {
  const { id, handIn, listed, withdraw, company } = await aWorld()
  await handIn(explicitConsent)
  const { companyId, accountId } = company
  const [exportId, waiting] = [newId(), newId()]
  const made = { companyId, accountId, kind: 'applications', format: 'xlsx', language: 'tr', total: 1 } as const
  const asked = { filters: {}, sort: 'name', direction: 'up', columns: ['citizen'] } as const
  const file = { ...made, asked, fileName: 'adaylar.xlsx', fileKey: 'x', isSensitive: true } as const
  await database()
    .insert(madeExports)
    .values([
      { ...file, id: exportId, state: 'making', leaseHolder: newId() },
      { ...file, id: waiting, state: 'waiting' },
    ])
  const consentId = (await listed()).items.find(({ text }) => text === 'sensitive')?.id ?? ''
  const [withdrawing] = await database().transaction(async (tx) => {
    await tx
      .update(madeExports)
      .set({ state: 'ready', leaseHolder: null, size: 1, expiresAt: new Date(Date.now() + 86_400_000) })
      .where(eq(madeExports.id, exportId))
    const detail = { what: 'exportedCitizen', exportId }
    await addHistory(tx, company.caller, { applicationIds: [id], event: 'sensitiveRead', detail })
    const begun = withdraw(consentId)
    await expect.poll(() => waitingForLocks()).toBe(1)
    return [begun]
  })
  await withdrawing
  const rows = await database().select().from(madeExports).where(eq(madeExports.companyId, companyId))
  const byId = new Map(rows.map((row) => [row.id, row]))
  expect(byId.get(exportId)?.state).toBe('ready')
  expect(byId.get(exportId)?.expiresAt?.getTime()).toBeLessThanOrEqual(Date.now())
  expect(byId.get(waiting)?.state).toBe('waiting')
})

test('two tabs submit at once, one with consent and one without: only data with consent is shared', async () => {
  for (let round = 0; round < 4; round++) {
    const { handIn, kept, read } = await aWorld()
    const tabs = [() => handIn(), () => handIn(explicitConsent)]
    await Promise.allSettled((round % 2 ? tabs.toReversed() : tabs).map((send) => send()))
    const agreed = (await kept()).filter(({ withdrawnAt }) => withdrawnAt === null).length > 0
    expect((await read()).tckn !== null).toBe(agreed)
  }
})
