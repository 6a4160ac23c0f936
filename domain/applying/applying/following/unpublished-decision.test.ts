import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { answers } from '#api/api.ts'
import type { Server } from '#api/server.ts'
import { applicationConsents } from '#contract/applying/application-consents.ts'
import { ApplicationStatus } from '#contract/fields/application-status.ts'
import type { Decision } from '#contract/results/result-states.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { outbox } from '#database/schema/outbox.ts'
import { addHistory } from '#domain/applying/applications/add-history.ts'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { lapseAwards } from '#domain/award/results/awards/lapse-awards.ts'
import { remindOfAwards } from '#domain/award/results/awards/remind-of-awards.ts'
import { switchAcceptance } from '#domain/award/results/awards/switch-acceptance.ts'
import { giveFeedback } from '#domain/award/results/give-feedback.ts'
import { publishDue } from '#domain/award/results/publish-due.ts'
import { publishResults } from '#domain/award/results/publish-results.ts'
import { orderReserves } from '#domain/award/results/reserves/order-reserves.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { sendDigests } from '#domain/ground/notifications/send-digests.ts'
import { assignApplications } from '#domain/review/assignments/assign-applications.ts'
import { addNotes } from '#domain/review/notes/add-notes.ts'
import { changeTags } from '#domain/review/tags/change-tags.ts'
import { createTag } from '#domain/review/tags/save-tag.ts'
import { aCandidate, aCompany, aPublishedForm, aSubmittedApplication, bearer } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aQuestion } from '../../../../tests/form-parts.ts'
import { testApi } from '../../../../tests/server.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

/** Every call by which a candidate reads their own data. */
const reads = answers
  .filter(({ call }) => call.method === 'GET' && call.path.startsWith('/candidates/:candidateId'))
  .map(({ call }) => call.path)

/** The calls for one application, or for its form. */
const readsOf = (own: Readonly<Record<string, string>>) =>
  reads
    .filter((path) => /:id|:formId/.test(path))
    .map((path) => path.replace(/:(\w+)/g, (_, name: string) => own[name] ?? ''))

/** The other calls, and the lists in every order and filter. */
const listsOf = (candidateId: string) => [
  ...reads.filter((path) => !/:id|:formId/.test(path)).map((path) => path.replace(':candidateId', candidateId)),
  ...[
    ...ApplicationStatus.options.map((status) => `status=${status}`),
    ...['changed', 'deadline', 'title'].map((sort) => `sort=${sort}`),
  ].map((search) => `/candidates/${candidateId}/applications?${search}`),
]

/**
 * The shown status before the decision. A submitted one is decided on after the form has closed: until then it can be
 * edited.
 */
const shownBefore = ['Submitted', 'InReview', 'Shortlisted'] as const
const unpublished =
  'until it is published a decision makes no difference in anything that the candidate reads or is answered'

test.each(shownBefore)(`${unpublished}: %s`, async (shown) => {
  const company = await aCompany()
  const question = aQuestion('shortText', { required: false })
  const candidate = await aCandidate()
  const { candidateId } = candidate
  const decided = new Map<Decision, { readonly id: string; readonly formId: string }>()
  for (const decision of ['Approved', 'Reserve', 'Rejected'] as const) {
    const form = await aPublishedForm(company, { content: { questions: [question] } })
    decided.set(decision, await aSubmittedApplication(candidate, form))
  }
  const headers = await bearer(candidate.caller.person)

  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const answer = await app.inject({ method, url: `/api${path}`, headers, ...(body ? { body } : {}) })
    // These differ in every answer: the request id, and until when a link is valid.
    const said = answer.body.replace(/token=[\w.-]+|"(?:expiresAt|requestId|savedAt)":"[^"]+"/g, '')
    return `${method} ${path} ${answer.statusCode} ${said}`
  }
  const answersOf = async ({ id, formId }: { readonly id: string; readonly formId: string }) => {
    const own = `/candidates/${candidateId}/applications`
    const typed = [{ questionId: question.id, value: 'x' }]
    return [
      ...(await Promise.all(readsOf({ candidateId, id, formId }).map((path) => ask('GET', path)))),
      await ask('POST', own, { formId }),
      await ask('POST', `${own}/${id}/answers`, { device: 'a-device-of-tests', answers: typed }),
      await ask('PUT', `${own}/${id}/finalize`, { formId, consents: applicationConsents }),
      await ask('DELETE', `${own}/${id}`),
    ]
  }
  const allOf = async () => {
    const lists = listsOf(candidateId).map((path) => ask('GET', path))
    const told = await Promise.all(lists)
    for (const application of decided.values()) told.push(...(await answersOf(application)))
    return told
  }

  const formIds = [...decided.values()].map(({ formId }) => formId)
  await database().update(applications).set({ status: shown }).where(inArray(applications.formId, formIds))
  if (shown === 'Submitted') {
    const anHourAgo = new Date(Date.now() - 60 * 60 * 1000)
    const closed = { state: 'Closed', closesAt: anHourAgo, closedAt: anHourAgo, closedBecause: 'deadline' } as const
    await database().update(forms).set(closed).where(inArray(forms.id, formIds))
  }
  const before = await allOf()
  await notifyNews()
  await sendDigests()
  const mails = await database().$count(outbox)
  expect(before.filter((answer) => answer.includes(`"status":"${shown}"`)).length).toBeGreaterThan(9)
  expect(before.filter((answer) => / 5\d\d /.test(answer))).toEqual([])
  for (const [to, { id, formId }] of decided) {
    const target = { companyId: company.companyId, formId, applicationIds: [id], dryRun: false }
    await changeStatus(company.caller, { ...target, status: to })
    await workOn(company, target, to)
    await prepare(company, target, to)
    const resultMessage = `Karar: ${to}`
    await database().update(applications).set({ resultMessage }).where(eq(applications.id, id))
    // Even a history entry that was not marked as hidden reveals nothing.
    const event = { applicationIds: [id], event: 'statusChanged', detail: { to } } as const
    await database().transaction((tx) => addHistory(tx, company.caller, event))
  }
  // Background jobs in the meantime do not notify the candidate either.
  await publishDue()
  await remindOfAwards()
  await lapseAwards()
  await notifyNews()
  await sendDigests()
  expect(await allOf()).toEqual(before)
  expect(await database().$count(outbox)).toBe(mails)

  await database()
    .update(applications)
    .set({ resultPublishedAt: new Date() })
    .where(inArray(applications.formId, formIds))
  const result = `/candidates/${candidateId}/applications/${decided.get('Rejected')?.id}/result`
  expect(await ask('GET', result)).toContain('Karar: Rejected')
})

/** Work of members besides deciding, which candidates never see. */
async function workOn(
  { caller, companyId, accountId }: Awaited<ReturnType<typeof aCompany>>,
  target: Target,
  to: string,
) {
  const tag = await createTag(caller, { companyId, name: `Etiket ${to}`, colour: 'red' })
  await changeTags(caller, { ...target, add: [tag.id], remove: [] })
  await assignApplications(caller, { ...target, assign: [accountId], unassign: [] })
  await addNotes(caller, { ...target, text: `Not ${to}` })
}

/**
 * Everything prepared for publishing the result tomorrow: the letter, the deadline to accept, feedback, the order of
 * reserves.
 */
async function prepare(
  { caller }: Awaited<ReturnType<typeof aCompany>>,
  { companyId, formId, ...target }: Target,
  to: 'Approved' | 'Reserve' | 'Rejected',
) {
  const ids = { companyId, formId }
  await switchAcceptance(caller, { ...ids, asksAcceptance: true })
  if (to === 'Rejected') await giveFeedback(caller, { ...ids, ...target, reason: 'quotaFilled', text: `Karar: ${to}` })
  if (to === 'Reserve') await orderReserves(caller, { ...ids, by: 'gpa' })
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
  const texts = { tr: { subject: `Karar: ${to}`, text: `Karar: ${to}`, sms: '' } }
  const group = { decision: to, texts, channels: ['inApp' as const, 'email' as const], expected: 1 }
  const groups = [{ ...group, acceptBy: to === 'Approved' ? inDays(2) : null }]
  await publishResults(caller, { ...ids, groups, publishAt: inDays(1), dryRun: false })
}

interface Target {
  readonly companyId: string
  readonly formId: string
  readonly applicationIds: string[]
  readonly dryRun: boolean
}
