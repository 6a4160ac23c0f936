import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { answers } from '#api/api.ts'
import type { Server } from '#api/server.ts'
import { ApplicationStatus } from '#contract/applications/application-status.ts'
import { applicationConsents } from '#contract/applying/application-consents.ts'
import type { GivenStatus } from '#contract/review/deciding.ts'
import { database } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { addHistory } from '#domain/applications/add-history.ts'
import { assignApplications } from '#domain/assignments/assign-applications.ts'
import { changeStatus } from '#domain/deciding/change-status.ts'
import { addNotes } from '#domain/notes/add-notes.ts'
import { changeTags } from '#domain/tags/change-tags.ts'
import { createTag } from '#domain/tags/save-tag.ts'
import { aCandidate, aCompany, aPublishedForm, aSubmittedApplication, bearer } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aQuestion } from '../../../tests/form-parts.ts'
import { testApi } from '../../../tests/server.ts'

testDatabase()
const startApi = testApi()
let app: Server
beforeAll(async () => {
  ;({ app } = await startApi())
})

/** Every call by which a candidate reads something of their own. */
const reads = answers
  .filter(({ call }) => call.method === 'GET' && call.path.startsWith('/candidates/:candidateId'))
  .map(({ call }) => call.path)

/** The calls about one application, or about its form. */
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

test('until it is published a decision makes no difference in anything that the candidate reads or is answered', async () => {
  const company = await aCompany()
  const question = aQuestion('shortText', { required: false })
  const candidate = await aCandidate()
  const { candidateId } = candidate
  const decided = new Map<GivenStatus, { readonly id: string; readonly formId: string }>()
  for (const decision of ['Approved', 'Reserve', 'Rejected'] as const) {
    const form = await aPublishedForm(company, { content: { questions: [question] } })
    decided.set(decision, await aSubmittedApplication(candidate, form))
  }
  const headers = await bearer(candidate.caller.person)

  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const answer = await app.inject({ method, url: `/api${path}`, headers, ...(body ? { body } : {}) })
    // These differ with every answer: who asks, and until when a link is valid.
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

  await database().update(applications).set({ status: 'InReview' })
  const before = await allOf()
  expect(before.filter((answer) => answer.includes('"status":"InReview"')).length).toBeGreaterThan(9)
  expect(before.filter((answer) => / 5\d\d /.test(answer))).toEqual([])
  for (const [to, { id, formId }] of decided) {
    const target = { companyId: company.companyId, formId, applicationIds: [id], dryRun: false }
    await changeStatus(company.caller, { ...target, status: to })
    await workOn(company, target, to)
    const resultMessage = `Karar: ${to}`
    await database().update(applications).set({ resultMessage }).where(eq(applications.id, id))
    // Even an entry that forgot to be invisible gives nothing away.
    const event = { applicationIds: [id], event: 'statusChanged', detail: { to } } as const
    await database().transaction((tx) => addHistory(tx, company.caller, event))
  }
  expect(await allOf()).toEqual(before)

  await database().update(applications).set({ resultPublishedAt: new Date() })
  const result = `/candidates/${candidateId}/applications/${decided.get('Rejected')?.id}/result`
  expect(await ask('GET', result)).toContain('Karar: Rejected')
})

/** What members do besides deciding, which candidates never see. */
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

interface Target {
  readonly companyId: string
  readonly formId: string
  readonly applicationIds: string[]
  readonly dryRun: boolean
}
