import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ProblemError } from '#contract/problems.ts'
import { database } from '#database/connection.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { archiveForm } from '#domain/forms/forms/closing/archive-form.ts'
import { closeForm } from '#domain/forms/forms/closing/close-form.ts'
import { saveForm } from '#domain/forms/forms/save-form.ts'
import { listNotifications } from '#domain/ground/notifications/list-notifications.ts'
import { listApplicationMessages } from '#domain/review/conversations/list-application-messages.ts'
import { markMessagesRead } from '#domain/review/conversations/mark-messages-read.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, anApplication, aSubmittedApplication, wholeContent } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { plansOf } from '../../../../tests/plans.ts'
import { testCompany } from '../../../../tests/test-company.ts'
import { deleteApplication } from '../delete-application.ts'
import { withdrawApplication } from '../withdraw-application.ts'
import { changeApplicationNotification } from './change-application-notification.ts'
import { countApplications } from './count-applications.ts'
import { listApplicationHistory } from './list-application-history.ts'
import { listApplications } from './list-applications.ts'
import { readApplication } from './read-application.ts'
import { readApplicationResult } from './read-application-result.ts'

const connection = testDatabase()

const { company, aForm } = testCompany()

const titled = (title: string) => ({ basics: { ...wholeContent().basics, title } })
const page = { sort: 'changed', pageNumber: 1, pageSize: 20 } as const
const codeOf = async (work: Promise<unknown>) => {
  const error = await work.catch((reason: unknown) => reason)
  return error instanceof ProblemError ? error.code : error
}

test('a decision does not change the shown status until its result is published', async () => {
  const steps = ['Ön eleme', 'Mülakat', 'Karar'].map((name) => ({
    id: newId(),
    name,
    note: '',
    startsAt: null,
    endsAt: null,
  }))
  const form = await aForm({ steps })
  const candidate = await aCandidate()
  const { id } = await aSubmittedApplication(candidate, form)
  const ids = { candidateId: candidate.candidateId, id }
  const decided = { status: 'Rejected', stepId: steps[1]?.id ?? null, resultMessage: 'Üzgünüz.' } as const
  await database().update(applications).set(decided).where(eq(applications.id, id))

  const before = await readApplication(candidate.caller, ids)
  expect(before).toMatchObject({ status: 'Submitted', step: 'Mülakat', can: { edit: false, withdraw: true } })
  expect(before.steps.map(({ state }) => state)).toEqual(['done', 'now', 'ahead'])
  expect(await readApplicationResult(candidate.caller, ids)).toMatchObject({
    isPublished: false,
    status: null,
    message: null,
  })
  expect((await countApplications(candidate.caller, ids)).byStatus).toMatchObject({ Submitted: 1, Rejected: 0 })
  const asked = { ...page, candidateId: candidate.candidateId }
  expect((await listApplications(candidate.caller, { ...asked, status: ['Rejected'] })).total).toBe(0)

  await database().update(applications).set({ resultPublishedAt: new Date() }).where(eq(applications.id, id))
  const after = await readApplication(candidate.caller, ids)
  expect(after).toMatchObject({ status: 'Rejected', can: { withdraw: false } })
  expect(after.steps.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  expect(await readApplicationResult(candidate.caller, ids)).toMatchObject({ status: 'Rejected', message: 'Üzgünüz.' })
  expect(await codeOf(withdrawApplication(candidate.caller, { ...ids, reason: '' }))).toBe('applications.wrongState')
})

test('applications are found by title and organization in any spelling, in the requested order', async () => {
  const candidate = await aCandidate()
  const { caller, candidateId } = candidate
  const [first, second] = [await aForm(titled('Işık Bursu')), await aForm(titled('Çınar Bursu'))]
  const light = await anApplication(candidate, first)
  const plane = await aSubmittedApplication(candidate, second)
  const list = (more: object) => listApplications(caller, { ...page, candidateId, ...more })
  expect((await list({})).items.map(({ id }) => id)).toEqual([plane.id, light.id])
  expect((await list({ sort: 'title' })).items.map(({ title }) => title)).toEqual(['Çınar Bursu', 'Işık Bursu'])
  expect((await list({ search: 'ISIK' })).items.map(({ id }) => id)).toEqual([light.id])
  expect((await list({ status: ['Draft'], pageSize: 1 })).total).toBe(1)
  expect((await list({ formType: ['job'] })).items).toEqual([])
  expect((await list({})).items[1]).toMatchObject({ progress: 100, formState: 'Open', unreadMessages: 0 })
})

test('an archived form has its last public title, not the draft’s', async () => {
  const candidate = await aCandidate()
  const form = await aForm(titled('Işık Bursu'))
  await anApplication(candidate, form)
  const { companyId, caller } = company
  const ids = { companyId, formId: form.id }
  const { version } = form
  await saveForm(caller, { ...ids, version, ...titled('Kimse görmedi') })
  await closeForm(caller, ids)
  await archiveForm(caller, ids)
  const asked = { ...page, candidateId: candidate.candidateId }
  const { items } = await listApplications(candidate.caller, { ...asked, search: 'ışık' })
  expect(items.map(({ title }) => title)).toEqual(['Işık Bursu'])
  expect((await listApplications(candidate.caller, { ...asked, search: 'kimse' })).total).toBe(0)
})

test('messages are counted until they are read; hidden events are not in the timeline', async () => {
  const candidate = await aCandidate()
  const { caller, candidateId } = candidate
  const { id } = await aSubmittedApplication(candidate, await aForm())
  const { companyId } = company
  const message = { id: newId(), applicationId: id, companyId, candidateId, by: 'company' } as const
  await database()
    .insert(applicationMessages)
    .values({ ...message, subject: 'Merhaba', text: 'Bir sorumuz var.' })
  await database().transaction((tx) =>
    addHistory(tx, company.caller, {
      applicationIds: [id],
      event: 'statusChanged',
      detail: { to: 'Rejected' },
      visible: false,
    }),
  )
  const ids = { candidateId, id }
  expect(await countApplications(caller, { candidateId })).toMatchObject({ unreadMessages: 2 })
  expect((await listApplicationMessages(caller, ids)).items).toMatchObject([
    { subject: 'Merhaba', by: 'company', readAt: null },
    { by: 'system' },
  ])
  const news = () => listNotifications(caller, { filter: 'unread', pageNumber: 1, pageSize: 50 })
  expect((await news()).items).toMatchObject([{ event: 'applicationReceived' }])
  await markMessagesRead(caller, ids)
  expect((await news()).items).toEqual([])
  expect(await countApplications(caller, { candidateId })).toMatchObject({ unreadMessages: 0 })
  const { items } = await listApplicationHistory(caller, ids)
  expect(items.map(({ event }) => event)).toEqual(['submitted', 'created'])
  expect(await changeApplicationNotification(caller, { ...ids, isOn: false })).toEqual({ isOn: false })
  expect((await readApplication(caller, ids)).notify).toBe(false)
})

test('another candidate’s application is not found by any call', async () => {
  const [own, stranger] = [await aCandidate(), await aCandidate()]
  const { id } = await aSubmittedApplication(own, await aForm())
  const asked = { candidateId: stranger.candidateId, id }
  const tries = [
    readApplication(stranger.caller, asked),
    deleteApplication(stranger.caller, asked),
    withdrawApplication(stranger.caller, { ...asked, reason: '' }),
    listApplicationHistory(stranger.caller, asked),
    readApplicationResult(stranger.caller, asked),
    listApplicationMessages(stranger.caller, asked),
    markMessagesRead(stranger.caller, asked),
    changeApplicationNotification(stranger.caller, { ...asked, isOn: false }),
  ]
  expect(new Set(await Promise.all(tries.map(codeOf)))).toEqual(new Set(['applications.notFound']))
})

test('a candidate’s list and counts read that candidate’s rows only', async () => {
  const candidate = await aCandidate()
  const { caller, candidateId } = candidate
  await anApplication(candidate, await aForm())
  await connection.pool.query(`
    insert into applications (id, form_id, company_id, candidate_id, form_version, status)
    select gen_random_uuid(), a.form_id, a.company_id, a.candidate_id, a.form_version, 'Withdrawn'
    from applications a, generate_series(1, 300) where a.candidate_id <> '${candidateId}'`)
  await connection.pool.query('analyze applications')
  const plans = await plansOf(connection.pool, async () => {
    await listApplications(caller, { ...page, candidateId, search: 'burs' })
    await countApplications(caller, { candidateId })
  })
  expect(plans.filter((plan) => plan.includes('Seq Scan on applications'))).toEqual([])
  expect(plans.some((plan) => plan.includes('applications_candidate'))).toBe(true)
  expect(plans.length).toBeLessThanOrEqual(9)
})
