import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ApplicationStatus } from '#contract/fields/application-status.ts'
import { GivenStatus } from '#contract/review/deciding.ts'
import { database } from '#database/connection.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { notifications } from '#database/schema/notifications.ts'
import { updatePendingAction } from '#domain/applying/applications/update-pending-action.ts'
import { listApplicationHistory } from '#domain/applying/applying/following/list-application-history.ts'
import { saveForm } from '#domain/forms/forms/save-form.ts'
import { listActs } from '#domain/review/activity/list-acts.ts'
import { undoAct } from '#domain/review/activity/undo-act.ts'
import { requestDocuments } from '#domain/review/document-requests/request-documents.ts'
import { settleRequests } from '#domain/review/document-requests/settle-requests.ts'
import { listCompanyHistory } from '#domain/review/review/list-company-history.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm, wholeContent } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { released } from '../../../tests/release-held.ts'
import { changeAction } from './change-action.ts'
import { changeStatus } from './change-status.ts'
import { changeStep } from './change-step.ts'

testDatabase()

async function aRound() {
  const company = await aCompany()
  const form = await aPublishedForm(company)
  return {
    company,
    form,
    ids: { companyId: company.companyId, formId: form.id },
    own: { id: form.id, companyId: company.companyId },
  }
}

async function standing(appId: string) {
  const [row] = await database().select().from(applications).where(eq(applications.id, appId))
  if (!row) throw new Error('There is no such application')
  return row
}

const isVisible = async (appId: string) => {
  const rows = await database()
    .select()
    .from(applicationHistory)
    .where(eq(applicationHistory.applicationId, appId))
    .orderBy(applicationHistory.place)
  return rows.filter(({ event }) => event === 'statusChanged').map(({ detail, visible }) => [detail.to, visible])
}

/** Every move of the table in section 2: from each status to each other one. */
const decisions = ['Approved', 'Reserve', 'Rejected']
const moves = GivenStatus.options.flatMap((from) =>
  GivenStatus.options.filter((to) => to !== from).map((to) => [from, to] as const),
)

test('until a result is published the status may change freely, and candidates see no decision', async () => {
  const { company, ids, own } = await aRound()
  for (const [from, to] of moves) {
    const { appId } = await aHandedIn(own, { application: { status: from } })
    const before = (await standing(appId)).shownStatus
    const answer = await changeStatus(company.caller, { ...ids, applicationIds: [appId], dryRun: false, status: to })
    expect(answer).toMatchObject({ changed: 1, refused: [] })
    const after = await standing(appId)
    expect(after.status).toBe(to)
    const shown = decisions.includes(to) ? before : to
    expect([from, to, after.shownStatus]).toEqual([from, to, shown])
    expect(await isVisible(appId)).toEqual([[to, !decisions.includes(to) && to !== before]])
  }
}, 60_000)

test('candidates see a rejected, shortlisted application as shortlisted until the result is published', async () => {
  const { company, ids, own } = await aRound()
  const { appId } = await aHandedIn(own)
  const to = (status: GivenStatus) =>
    changeStatus(company.caller, { ...ids, applicationIds: [appId], dryRun: false, status })
  await to('Shortlisted')
  await to('Rejected')
  expect(await standing(appId)).toMatchObject({ status: 'Rejected', shownStatus: 'Shortlisted' })
  await to('Approved')
  expect(await standing(appId)).toMatchObject({ status: 'Approved', shownStatus: 'Shortlisted' })
  await database().update(applications).set({ resultPublishedAt: new Date() }).where(eq(applications.id, appId))
  expect(await standing(appId)).toMatchObject({ shownStatus: 'Approved' })
})

test('approving beyond the quota warns before and after, but is allowed', async () => {
  const company = await aCompany()
  const form = await aPublishedForm(company, { content: { basics: { ...wholeContent().basics, quota: 1 } } })
  const own = { id: form.id, companyId: company.companyId }
  const [first, ...others] = (await Promise.all([1, 2, 3].map(() => aHandedIn(own)))).map(({ appId }) => appId)
  const approve = (applicationIds: string[], dryRun: boolean, status: GivenStatus = 'Approved') =>
    changeStatus(company.caller, { companyId: own.companyId, formId: own.id, applicationIds, dryRun, status })
  expect(await approve([first ?? ''], true)).not.toHaveProperty('overQuota')
  expect(await approve([first ?? ''], false)).not.toHaveProperty('overQuota')
  const beyond = { changed: 2, overQuota: { quota: 1, approved: 3 } }
  expect(await approve(others, true)).toMatchObject(beyond)
  expect(await approve(others, true, 'Reserve')).not.toHaveProperty('overQuota')
  expect(await approve(others, false)).toMatchObject(beyond)
  // The act now approves no further application, so there is no warning.
  expect(await approve(others, true)).not.toHaveProperty('overQuota')
})

test('a quota on applications does not warn about approvals', async () => {
  const company = await aCompany()
  const basics = { ...wholeContent().basics, quota: 1, closeWhenFull: true }
  const form = await aPublishedForm(company, { content: { basics } })
  const own = { id: form.id, companyId: company.companyId }
  // More applications than the quota: organization-entered ones do not count against it.
  const applicationIds = (await Promise.all([1, 2].map(() => aHandedIn(own)))).map(({ appId }) => appId)
  const approving = { companyId: own.companyId, formId: own.id, applicationIds, status: 'Approved' } as const
  for (const dryRun of [true, false]) {
    const answer = await changeStatus(company.caller, { ...approving, dryRun })
    expect(answer).toMatchObject({ changed: 2 })
    expect(answer).not.toHaveProperty('overQuota')
  }
})

test('a published decision changes only with a reason, of which the candidate is notified', async () => {
  const { company, ids, own } = await aRound()
  const published = { status: 'Rejected', resultPublishedAt: new Date() } as const
  const { appId } = await aHandedIn(own, { application: published })
  const target = { ...ids, applicationIds: [appId], dryRun: false }
  expect(await changeStatus(company.caller, { ...target, status: 'Approved' })).toMatchObject({
    changed: 0,
    refused: [{ reason: 'published', count: 1 }],
  })
  const reason = 'Belgeniz geç işlendi.'
  expect(await changeStatus(company.caller, { ...target, status: 'InReview', reason })).toMatchObject({ changed: 0 })
  const corrected = await changeStatus(company.caller, { ...target, status: 'Approved', reason })
  expect(corrected).toMatchObject({ changed: 1 })
  const row = await standing(appId)
  expect(row).toMatchObject({ status: 'Approved', shownStatus: 'Approved' })
  const told = await database().select().from(notifications)
  expect(told.filter(({ event }) => event === 'resultCorrected')).toHaveLength(1)
  const { items } = await listApplicationHistory({ language: 'tr' } as never, {
    candidateId: row.candidateId,
    id: appId,
  })
  expect(items.map(({ text }) => text)).toContain(`Sonuç düzeltildi: başvuru onaylandı. Gerekçe: ${reason}`)
  await expect(undoAct(company.caller, { ...ids, actId: corrected.actId ?? '' })).rejects.toMatchObject({
    code: 'acts.notUndoable',
  })
})

test('a reason without a published result is no correction, so the act can be undone', async () => {
  const { company, ids, own } = await aRound()
  const { appId } = await aHandedIn(own)
  const target = { ...ids, applicationIds: [appId], dryRun: false }
  const { actId } = await changeStatus(company.caller, { ...target, status: 'Approved', reason: 'Yanlışlıkla' })
  const [act] = (await listActs(company.caller, { ...ids, pageNumber: 1, pageSize: 20 })).items
  expect(act).toMatchObject({ kind: 'changeStatus', can: { undo: true } })
  expect(await undoAct(company.caller, { ...ids, actId: actId ?? '' })).toMatchObject({ changed: 1 })
  expect((await standing(appId)).status).toBe('Submitted')
  const { items } = await listCompanyHistory(company.caller, { ...ids, appId })
  expect(items[0]?.text).toBe('Durum değişikliği geri alındı: başvuru yeniden “Yeni”.')
})

test('undoing an act on a status restores what the candidate saw, but not once its result is published', async () => {
  const { company, ids, own } = await aRound()
  const [first, second] = [await aHandedIn(own), await aHandedIn(own)]
  const applicationIds = [first.appId, second.appId]
  const { actId } = await changeStatus(company.caller, { ...ids, applicationIds, dryRun: false, status: 'Approved' })
  await database().update(applications).set({ resultPublishedAt: new Date() }).where(eq(applications.id, second.appId))
  expect(await undoAct(company.caller, { ...ids, actId: actId ?? '' })).toMatchObject({
    changed: 1,
    refused: [{ reason: 'published', count: 1 }],
  })
  expect(await standing(first.appId)).toMatchObject({ status: 'Submitted', shownStatus: 'Submitted' })
  expect(await isVisible(first.appId)).toEqual([
    ['Approved', false],
    ['Submitted', false],
  ])
  const { items } = await listActs(company.caller, { ...ids, pageNumber: 1, pageSize: 20 })
  expect(items.map(({ kind, can, changed }) => [kind, can.undo, changed])).toEqual([
    ['undo', false, 1],
    ['changeStatus', false, 2],
  ])
})

test('an application moves to an existing step, and no concurrent save removes that step', async () => {
  const { company, ids, own, form } = await aRound()
  const { appId } = await aHandedIn(own)
  const target = { ...ids, applicationIds: [appId], dryRun: false }
  await expect(changeStep(company.caller, { ...target, stepId: newId() })).rejects.toMatchObject({
    code: 'forms.unknownStep',
  })
  const { steps } = form.content
  const [step, ...others] = steps
  if (!step) throw new Error('The form has no step')
  const outcomes = await Promise.allSettled([
    changeStep(company.caller, { ...target, stepId: step.id }),
    saveForm(company.caller, { ...ids, version: form.version, steps: others }),
  ])
  const { stepId } = await standing(appId)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(stepId).toBe(outcomes[0].status === 'fulfilled' ? step.id : null)
})

test('an undo moves no application into a step that has been removed from the form', async () => {
  const { company, form, ids, own } = await aRound()
  const { appId } = await aHandedIn(own)
  const [first, second, ...others] = form.content.steps
  if (!first || !second) throw new Error('The form has no steps')
  const target = { ...ids, applicationIds: [appId], dryRun: false }
  await changeStep(company.caller, { ...target, stepId: first.id })
  const { actId } = await changeStep(company.caller, { ...target, stepId: second.id })
  await saveForm(company.caller, { ...ids, version: form.version, steps: [second, ...others] })
  expect(await undoAct(company.caller, { ...ids, actId: actId ?? '' })).toMatchObject({
    changed: 0,
    refused: [{ reason: 'changedSince', count: 1 }],
  })
  expect((await standing(appId)).stepId).toBe(second.id)
  // The history does not name the removed step either.
  const { items } = await listCompanyHistory(company.caller, { ...ids, appId })
  expect(items.filter(({ event }) => event === 'stepChanged').map(({ text }) => text)).toEqual([
    `Başvuru “${second.name}” aşamasına taşındı.`,
    'Başvuru başka bir aşamaya taşındı.',
  ])
})

test('an undo does not restore an action that is no longer awaited', async () => {
  const { company, ids, own } = await aRound()
  const { appId } = await aHandedIn(own)
  const target = { ...ids, applicationIds: [appId], dryRun: false }
  const asked = { ...target, documentTypeId: 1 }
  await released(await requestDocuments(company.caller, { ...asked, note: '', dueAt: null }))
  const { actId } = await changeAction(company.caller, { ...target, action: 'None' })
  await settleRequests(company.caller, { ...asked, status: 'Cancelled' })
  expect(await undoAct(company.caller, { ...ids, actId: actId ?? '' })).toMatchObject({
    changed: 0,
    refused: [{ reason: 'changedSince', count: 1 }],
  })
  expect((await standing(appId)).action).toBe('None')
})

test('an undo keeps the awaited answer to a question that reached the candidate meanwhile', async () => {
  const { company, ids, own } = await aRound()
  const { appId } = await aHandedIn(own)
  const { candidateId } = await standing(appId)
  const { actId } = await changeAction(company.caller, {
    ...ids,
    applicationIds: [appId],
    dryRun: false,
    action: 'AnswerRequested',
  })
  // As when the worker delivers a message queued half a minute ago, which writes no history entry.
  const question = { id: newId(), applicationId: appId, companyId: ids.companyId, candidateId, awaitsAnswer: true }
  await database().transaction(async (tx) => {
    await tx.insert(applicationMessages).values({ ...question, by: 'company', subject: 'Soru', text: 'Ne zaman?' })
    await updatePendingAction(tx, [appId])
  })
  expect(await undoAct(company.caller, { ...ids, actId: actId ?? '' })).toMatchObject({
    changed: 0,
    refused: [{ reason: 'changedSince', count: 1 }],
  })
  expect((await standing(appId)).action).toBe('AnswerRequested')
})

test('the awaited action can be set by hand, and the candidate’s timeline does not show it', async () => {
  const { company, ids, own } = await aRound()
  const { appId } = await aHandedIn(own)
  const target = { ...ids, applicationIds: [appId], dryRun: false }
  expect(await changeAction(company.caller, { ...target, action: 'AnswerRequested' })).toMatchObject({ changed: 1 })
  expect(await changeAction(company.caller, { ...target, action: 'AnswerRequested' })).toMatchObject({
    changed: 0,
    refused: [{ reason: 'unchanged' }],
  })
  expect((await standing(appId)).action).toBe('AnswerRequested')
})

test('an organization may set every status except the candidate’s own', () => {
  expect(ApplicationStatus.exclude(GivenStatus.options).options).toEqual(['Draft', 'Withdrawn'])
})
