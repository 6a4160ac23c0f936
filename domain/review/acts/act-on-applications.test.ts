import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ActAnswer, type Target, targetFields, withOneTarget } from '#contract/applications/acts.ts'
import type { Caller } from '#contract/caller.ts'
import { database } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applications } from '#database/schema/applications.ts'
import { subscriptions } from '#database/schema/subscriptions.ts'
import { uuids } from '#database/uuids.ts'
import { createApplication } from '#domain/applying/applying/create-application.ts'
import { undoAct } from '#domain/review/activity/undo-act.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { manyBareApplications } from '../../../tests/many-applications.ts'
import { statementsOf } from '../../../tests/statements.ts'
import { actOnApplications } from './act-on-applications.ts'

const connection = testDatabase()

const stepId = newId()

/** The smallest act: moves applications to a step. */
const moveTo = (caller: Caller, ids: Ids, target: Partial<Target>, to: string | null = stepId) =>
  actOnApplications(
    caller,
    { ...ids, dryRun: false, ...target },
    {
      kind: 'changeStep',
      detail: { to },
      refusal: sql`case when ${applications.stepId} is not distinct from ${to}::uuid then 'unchanged' end`,
      history: {
        event: 'stepChanged',
        detail: sql`jsonb_build_object('from', ${applications.stepId}, 'to', ${to}::text)`,
        visible: false,
      },
      apply: (tx, { applicationIds }) =>
        tx.execute(
          sql`update ${applications} set step_id = ${to}::uuid where ${applications.id} = any(${uuids(applicationIds)})`,
        ),
    },
  )

interface Ids {
  readonly companyId: string
  readonly formId: string
}

async function aRound() {
  const company = await aCompany()
  const form = await aPublishedForm(company)
  const ids = { companyId: company.companyId, formId: form.id }
  return { company, form, ids, own: { id: form.id, companyId: company.companyId } }
}

const stepOf = async (appId: string) => {
  const [row] = await database().select().from(applications).where(eq(applications.id, appId))
  return row?.stepId
}

test('an act writes a row, history names it, and refused applications are counted by reason', async () => {
  const { company, ids, own } = await aRound()
  const [first, second, there, gone, sealed] = await Promise.all([
    aHandedIn(own),
    aHandedIn(own),
    aHandedIn(own, { application: { stepId }, profile: { name: 'Işıl', surname: 'Çağlar' } }),
    aHandedIn(own, { application: { status: 'Withdrawn' } }),
    aHandedIn(own, { application: { sealed: true } }),
  ])
  const foreign = await aHandedIn((await aRound()).own)
  const named = [first, second, there, gone, sealed, foreign].map(({ appId }) => appId)
  const target = { applicationIds: [...named, first.appId] }
  const answer = await moveTo(company.caller, ids, target)
  expect(ActAnswer.parse(answer)).toEqual({
    actId: expect.any(String),
    changed: 2,
    credits: 0,
    refused: [
      { reason: 'unchanged', count: 1, sample: [{ id: there.appId, name: 'Işıl Çağlar' }] },
      { reason: 'withdrawn', count: 1, sample: [{ id: gone.appId, name: 'Ayşe Yılmaz' }] },
      { reason: 'notFound', count: 2, sample: [] },
    ],
  })
  const [act] = await database().select().from(acts)
  expect(act).toMatchObject({ id: answer.actId, kind: 'changeStep', changed: 2, accountId: company.accountId, ...ids })
  const history = await database()
    .select()
    .from(applicationHistory)
    .where(eq(applicationHistory.actId, answer.actId ?? ''))
  expect(history.map(({ applicationId, detail, by }) => [applicationId, detail, by]).sort()).toEqual(
    [first, second].map(({ appId }) => [appId, { from: null, to: stepId }, 'company']).sort(),
  )
  for (const { appId } of [sealed, foreign, gone]) expect(await stepOf(appId)).toBe(null)
})

test('a dry run answers the same and changes nothing', async () => {
  const { company, ids, own } = await aRound()
  const [one, gone] = [await aHandedIn(own), await aHandedIn(own, { application: { status: 'Withdrawn' } })]
  const target = { applicationIds: [one.appId, gone.appId] }
  const dry = await moveTo(company.caller, ids, { ...target, dryRun: true })
  expect(dry).toMatchObject({ actId: null, changed: 1, refused: [{ reason: 'withdrawn', count: 1 }] })
  expect(await stepOf(one.appId)).toBe(null)
  const { actId, ...real } = await moveTo(company.caller, ids, target)
  expect({ actId: null, ...real }).toEqual(dry)
})

test('an act by filters is refused if the number of matches differs from the expected one', async () => {
  const { company, ids, own } = await aRound()
  const named = (name: string) => ({ profile: { name } })
  const [ada, aylin, cem, sealed] = [
    await aHandedIn(own, named('Ada')),
    await aHandedIn(own, named('Aylin')),
    await aHandedIn(own, named('Cem')),
    await aHandedIn(own, { ...named('Ada'), application: { sealed: true } }),
  ]
  const filters = { search: 'a' }
  await expect(moveTo(company.caller, ids, { filters: { search: 'yılmaz' }, expected: 4 })).rejects.toMatchObject({
    code: 'acts.targetChanged',
    extensions: { count: 3 },
  })
  for (const { appId } of [ada, aylin, cem]) expect(await stepOf(appId)).toBe(null)
  const except = [cem.appId]
  expect(await moveTo(company.caller, ids, { filters: { search: 'yilmaz' }, except, expected: 2 })).toMatchObject({
    changed: 2,
  })
  expect(await stepOf(cem.appId)).toBe(null)
  expect(await stepOf(sealed.appId)).toBe(null)
  expect(await moveTo(company.caller, ids, { filters, expected: 0, dryRun: true })).toMatchObject({ changed: 1 })
})

test('of two officers acting with one filter at once, the second is refused because the list has changed', async () => {
  const { company, ids, own } = await aRound()
  for (let count = 0; count < 5; count++) await aHandedIn(own)
  const asked = { filters: { status: ['Submitted' as const], search: 'ayşe' }, expected: 5 }
  const review = () =>
    actOnApplications(
      company.caller,
      { ...ids, ...asked, dryRun: false },
      {
        kind: 'changeStatus',
        detail: {},
        refusal: sql`null`,
        history: { event: 'statusChanged', detail: {} },
        apply: (tx, { applicationIds }) =>
          tx.execute(
            sql`update ${applications} set status = 'InReview' where ${applications.id} = any(${uuids(applicationIds)})`,
          ),
      },
    )
  const outcomes = await Promise.allSettled([review(), review()])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'acts.targetChanged', extensions: { count: 0 } },
  })
})

test('a member who may only write acts on ids, never on filters', async () => {
  const { ids, own } = await aRound()
  const { caller } = await aMember(ids.companyId, { permissions: { Applications: 'WriteOnly' } })
  const { appId } = await aHandedIn(own)
  await expect(moveTo(caller, ids, { filters: {}, expected: 1 })).rejects.toMatchObject({ code: 'permissions.missing' })
  expect(await moveTo(caller, ids, { applicationIds: [appId] })).toMatchObject({ changed: 1 })
})

test('with too few credits nothing is changed', async () => {
  const { company, ids, own } = await aRound()
  const round = [await aHandedIn(own), await aHandedIn(own)]
  const applicationIds = round.map(({ appId }) => appId)
  const none = {
    totalApplicationCredit: 1,
    totalDocumentCredit: 1,
    totalMessageCredit: 1,
    leftApplicationCredit: 1,
    leftDocumentCredit: 1,
    leftMessageCredit: 1,
  }
  const expiryAt = new Date(Date.now() + 86_400_000)
  await database()
    .insert(subscriptions)
    .values({ companyId: ids.companyId, package: 'trial', expiryAt, ...none })
  const paid = actOnApplications(
    company.caller,
    { ...ids, applicationIds, dryRun: false },
    {
      kind: 'changeStep',
      detail: {},
      refusal: sql`null`,
      credit: 'message',
      history: { event: 'stepChanged', detail: {} },
      apply: async () => undefined,
    },
  )
  await expect(paid).rejects.toMatchObject({ code: 'credits.exhausted', values: { needed: 2, left: 1 } })
  expect(await database().$count(acts, eq(acts.formId, ids.formId))).toBe(0)
})

test('an undo reverts the applications that nobody has changed since, and counts the others', async () => {
  const { company, ids, own } = await aRound()
  const round = [await aHandedIn(own), await aHandedIn(own), await aHandedIn(own)]
  const applicationIds = round.map(({ appId }) => appId)
  const [untouched, moved, cameBack] = applicationIds as [string, string, string]
  const other = newId()
  const { actId } = await moveTo(company.caller, ids, { applicationIds })
  await moveTo(company.caller, ids, { applicationIds: [moved, cameBack] }, other)
  await moveTo(company.caller, ids, { applicationIds: [cameBack] })
  const undo = () => undoAct(company.caller, { ...ids, actId: actId ?? '' })
  expect(await undo()).toMatchObject({ changed: 1, refused: [{ reason: 'changedSince', count: 2 }] })
  expect(await stepOf(untouched)).toBe(null)
  expect(await stepOf(moved)).toBe(other)
  expect(await stepOf(cameBack)).toBe(stepId)
  await expect(undo()).rejects.toMatchObject({ code: 'acts.notUndoable' })
  const elsewhere = await aRound()
  await expect(undoAct(elsewhere.company.caller, { ...elsewhere.ids, actId: actId ?? '' })).rejects.toMatchObject({
    code: 'acts.notFound',
  })
})

test('of two simultaneous undos of one act, one succeeds', async () => {
  const { company, ids, own } = await aRound()
  const { appId } = await aHandedIn(own)
  const { actId } = await moveTo(company.caller, ids, { applicationIds: [appId] })
  const undo = () => undoAct(company.caller, { ...ids, actId: actId ?? '' })
  const outcomes = await Promise.allSettled([undo(), undo()])
  const changed = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.changed : 0))
  expect(changed.sort()).toEqual([0, 1])
  expect(await stepOf(appId)).toBe(null)
})

test('twenty thousand take as many statements and parameters as two', async () => {
  const { company, ids, own } = await aRound()
  await manyBareApplications(connection.pool, own, 20_000)
  const { id, status, formId } = applications
  const rows = await database().select({ id, status }).from(applications).where(eq(formId, own.id)).orderBy(status)
  const all = rows.map((row) => row.id)
  // One application to change, and a withdrawn one.
  const two = [all.at(0) ?? '', all.at(-1) ?? '']
  const few = await statementsOf(() => moveTo(company.caller, ids, { applicationIds: two }, newId()))
  const many = await statementsOf(() => moveTo(company.caller, ids, { applicationIds: all }, newId()))
  expect(many).toEqual(few)
  expect(few.length).toBeGreaterThan(5)
  const changed = await database().select({ changed: acts.changed }).from(acts).where(eq(acts.formId, own.id))
  expect(changed.map((act) => act.changed).sort()).toEqual([1, 17_778])
}, 60_000)

test('a target is either ids or filters', () => {
  const body = withOneTarget(z.object(targetFields))
  const refusedFields = (value: unknown) => body.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []
  const ids = [newId()]
  expect(refusedFields({ applicationIds: ids })).toEqual([])
  expect(refusedFields({ filters: {}, expected: 3, except: ids })).toEqual([])
  expect(refusedFields({})).toEqual(['applicationIds'])
  expect(refusedFields({ applicationIds: ids, filters: {}, expected: 1 })).toEqual(['applicationIds'])
  expect(refusedFields({ filters: {} })).toEqual(['expected'])
  expect(refusedFields({ applicationIds: ids, except: ids })).toEqual(['except'])
  expect(refusedFields({ filters: { unknown: 1 }, expected: 1 })).toEqual(['filters'])
})

test('a draft is refused and not named; an application of another organization does not exist', async () => {
  const { company, form, ids, own } = await aRound()
  const { appId } = await aHandedIn(own)
  const [candidate, stranger] = [await aCandidate(), await aCandidate()]
  const draft = await createApplication(candidate.caller, { candidateId: candidate.candidateId, formId: form.id })
  const elsewhere = await aRound()
  const theirs = await createApplication(stranger.caller, {
    candidateId: stranger.candidateId,
    formId: elsewhere.form.id,
  })
  const applicationIds = [appId, draft.id, theirs.id]
  for (const dryRun of [true, false])
    expect(await moveTo(company.caller, ids, { applicationIds, dryRun })).toMatchObject({
      changed: 1,
      refused: [
        { reason: 'draft', count: 1, sample: [] },
        { reason: 'notFound', count: 1, sample: [] },
      ],
    })
})
