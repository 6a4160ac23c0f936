import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestDocuments as requestCall } from '#contract/document-requests.ts'
import { decideWithLetter as call } from '#contract/results/deciding-with-letter.ts'
import { giveFeedback as feedbackCall } from '#contract/results/feedback.ts'
import { changeStatus as statusCall } from '#contract/review/deciding.ts'
import { database } from '#database/connection.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { publications } from '#database/schema/results/publications.ts'
import { readApplicationResult } from '#domain/applying/applying/following/read-application-result.ts'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { undoAct } from '#domain/review/activity/undo-act.ts'
import { requestDocuments } from '#domain/review/document-requests/request-documents.ts'
import { released } from '../../../tests/release-held.ts'
import { statementsOf } from '../../../tests/statements.ts'
import { letter, resultWorld } from '../../../tests/worlds/result-world.ts'
import { decideWithLetter } from './decide-with-letter.ts'
import { giveFeedback } from './give-feedback.ts'
import { listResultGroups } from './list-result-groups.ts'

const { company, aDecidedForm } = resultWorld()

const withFeedback = { tr: { ...letter.tr, text: 'Merhaba {{name}}. {{#if feedback}}{{feedback}}{{/if}}' } }

type Ids = Awaited<ReturnType<typeof aDecidedForm>>['ids']
const decide = (ids: Ids, body: object) =>
  decideWithLetter(company.caller, { ...ids, ...call.body.parse({ texts: letter, ...body }) })

test('one act rejects with feedback and a letter: previewed, sent at once, and listed as a publication', async () => {
  const { ids, at, applicationIds } = await aDecidedForm(['Submitted', 'InReview', 'Rejected'])
  const feedback = { reason: 'quotaFilled', text: 'Yine bekleriz.' }
  const body = { applicationIds: [...applicationIds], decision: 'Rejected', feedback, texts: withFeedback }
  const looked = await decide(ids, { ...body, dryRun: true })
  expect(looked).toMatchObject({ actId: null, changed: 3, credits: 3, refused: [] })
  expect(looked.names.map(({ name }) => name)).toHaveLength(3)
  expect(looked.samples[0]?.text).toMatch(/^Merhaba .+\. .+Yine bekleriz\.$/)
  const first = at(0)
  expect(await readApplicationResult(first.caller, first.own)).toMatchObject({ isPublished: false })

  expect(await decide(ids, body)).toMatchObject({ changed: 3 })
  expect(await readApplicationResult(first.caller, first.own)).toMatchObject({
    isPublished: true,
    status: 'Rejected',
    feedback: { reason: 'quotaFilled', text: 'Yine bekleriz.' },
  })
  const [publication] = await database().select().from(publications).where(eq(publications.formId, ids.formId))
  expect(publication).toMatchObject({ state: 'Published', published: 3, decision: 'Rejected' })
  // The next letter to such a group starts from this one, and no candidate is notified twice.
  const { groups } = await listResultGroups(company.caller, ids)
  expect(groups.find(({ decision }) => decision === 'Rejected')).toMatchObject({
    published: 3,
    letter: { texts: { tr: { text: withFeedback.tr.text } } },
  })
  expect(await decide(ids, body)).toMatchObject({ changed: 0, refused: [{ reason: 'published', count: 3 }] })
})

test('open document requests of rejected candidates close with the publication, not before', async () => {
  const { ids, applicationIds } = await aDecidedForm(['InReview'])
  const [appId = ''] = applicationIds
  const asked = requestCall.body.parse({ applicationIds: [appId], documentTypeId: 2 })
  await released(await requestDocuments(company.caller, { ...ids, ...asked }))
  const open = () =>
    database().$count(
      documentRequests,
      and(eq(documentRequests.applicationId, appId), eq(documentRequests.status, 'Open')),
    )
  const target = { applicationIds: [appId] }
  await changeStatus(company.caller, { ...ids, ...statusCall.body.parse({ ...target, status: 'Rejected' }) })
  expect(await open()).toBe(1)
  await decide(ids, { ...target, decision: 'Rejected' })
  expect(await open()).toBe(0)
})

test('feedback undone with its rejection is not shown with a later one, unless written again', async () => {
  const { ids, at, applicationIds } = await aDecidedForm(['InReview', 'InReview'])
  const [, kept = ''] = applicationIds
  const feedback = { reason: 'documentsIncomplete', text: 'Transkript okunmuyor.' }
  const rejecting = statusCall.body.parse({ applicationIds: [...applicationIds], status: 'Rejected', feedback })
  const { actId } = await changeStatus(company.caller, { ...ids, ...rejecting })
  const anew = feedbackCall.body.parse({ applicationIds: [kept], reason: 'quotaFilled' })
  await giveFeedback(company.caller, { ...ids, ...anew })
  expect(await undoAct(company.caller, { ...ids, actId: actId ?? '' })).toMatchObject({ changed: 2 })
  await decide(ids, { applicationIds: [...applicationIds], decision: 'Rejected' })
  const told = [at(0), at(1)].map(({ caller, own }) => readApplicationResult(caller, own))
  expect(await Promise.all(told)).toMatchObject([{ feedback: null }, { feedback: { reason: 'quotaFilled' } }])
})

test('approving candidates who do not meet the conditions is flagged by name; feedback is shown with it', async () => {
  const { ids, at, applicationIds } = await aDecidedForm(['InReview', 'InReview'])
  const [unfit = '', other = ''] = applicationIds
  await database()
    .update(applicationSnapshots)
    .set({ fit: 'doesNotFit' })
    .where(eq(applicationSnapshots.applicationId, unfit))
  const approve = statusCall.body.parse({ applicationIds: [unfit, other], status: 'Approved', dryRun: true })
  expect(await changeStatus(company.caller, { ...ids, ...approve })).toMatchObject({
    changed: 2,
    unfit: { count: 1, names: [expect.any(String)] },
  })
  const body = { applicationIds: [unfit, other], decision: 'Approved', dryRun: true }
  expect((await decide(ids, body)).oddities).toMatchObject([{ kind: 'unfit', count: 1 }])
  const feedback = { reason: 'interview', text: '' }
  const reject = statusCall.body.parse({ applicationIds: [other], status: 'Rejected', feedback })
  await changeStatus(company.caller, { ...ids, ...reject })
  await decide(ids, { applicationIds: [other], decision: 'Rejected' })
  const second = at(1)
  expect(await readApplicationResult(second.caller, second.own)).toMatchObject({ feedback: { reason: 'interview' } })
})

test('needs as many statements for nine as for one', async () => {
  const counted = async (count: number) => {
    const { ids, applicationIds } = await aDecidedForm(Array.from({ length: count }, () => 'InReview' as const))
    const body = { applicationIds: [...applicationIds], decision: 'Rejected', feedback: { text: 'Teşekkürler.' } }
    return (await statementsOf(() => decide(ids, body))).length
  }
  await counted(1)
  expect(await counted(9)).toBe(await counted(1))
})
