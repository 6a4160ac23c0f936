import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#database/connection.ts'
import { notifications } from '#database/schema/notifications.ts'
import { awaitedFromCandidate } from '#domain/applying/applying/following/awaited-from-candidate.ts'
import { readApplicationResult } from '#domain/applying/applying/following/read-application-result.ts'
import { letter, resultWorld } from '../../../../tests/worlds/result-world.ts'
import { answerAward } from './answer-award.ts'
import { lapseAwards } from './lapse-awards.ts'
import { listAwards } from './list-awards.ts'
import { remindOfAwards } from './remind-of-awards.ts'

const { connection, company, aFormThatAsks, participantsOf } = resultWorld()

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
const winners = (expected: number) => ({ decision: 'Approved', texts: letter, acceptBy: inDays(7), expected }) as const

const newsOf = async (accountId: string) =>
  (await database().select().from(notifications).where(eq(notifications.accountId, accountId))).map(
    ({ event }) => event,
  )

test('if the form asks for it, winners take part once they accept; declining frees a place', async () => {
  const { ids, publish, at, applicationIds } = await aFormThatAsks(['Approved', 'Approved'])
  await expect(publish([{ ...winners(2), acceptBy: null }])).rejects.toMatchObject({ code: 'results.acceptByNeeded' })
  const publishAt = inDays(8)
  await expect(publish([winners(2)], { publishAt })).rejects.toMatchObject({ code: 'results.acceptByTooEarly' })
  await publish([winners(2)])
  expect(await participantsOf(ids.formId)).toEqual([])

  const [first, second] = [at(0), at(1)]
  expect(await awaitedFromCandidate(database(), first.caller, first.candidateId)).toMatchObject([
    { kind: 'award', applicationId: first.application.id },
  ])
  const answer = (who: typeof first, said: 'accept' | 'decline', reason = '') =>
    answerAward(who.caller, { ...who.own, answer: said, reason })
  expect(await answer(first, 'accept')).toMatchObject({ award: { acceptance: 'Accepted', canAnswer: false } })
  // A second click.
  expect(await answer(first, 'accept')).toMatchObject({ award: { acceptance: 'Accepted' } })
  await expect(answer(first, 'decline')).rejects.toMatchObject({ code: 'awards.over' })
  expect(await participantsOf(ids.formId)).toEqual([{ applicationId: applicationIds[0], status: 'Active' }])
  expect(await awaitedFromCandidate(database(), first.caller, first.candidateId)).toEqual([])

  await answer(second, 'decline', 'Başka bir burs aldım.')
  const { items, places } = await listAwards(company.caller, { ...ids, pageNumber: 1, pageSize: 50 })
  expect(items).toMatchObject([
    { acceptance: 'Declined', declineReason: 'Başka bir burs aldım.' },
    { acceptance: 'Accepted', declineReason: null },
  ])
  expect(places).toMatchObject({ approved: 2, accepted: 1, declined: 1, pending: 0 })
  expect(await newsOf(company.accountId)).toContain('placesFreed')
})

test('an award lapses after its deadline, with a reminder a day before; two workers do each once', async () => {
  const { ids, publish, at } = await aFormThatAsks(['Approved'])
  await publish([winners(1)])
  const winner = at(0)
  const later = (days: number) =>
    connection.pool.query(
      `update application_results set accept_by = accept_by - make_interval(days => $2) where form_id = $1`,
      [ids.formId, days],
    )
  await connection.pool.query(
    `update applications set result_published_at = now() - interval '6 days' where form_id = $1`,
    [ids.formId],
  )
  await remindOfAwards()
  expect(await newsOf(winner.accountId)).not.toContain('awardReminder')
  await later(6)
  await connection.pool.query(
    `update application_results set accept_by = accept_by - interval '1 hour' where form_id = $1`,
    [ids.formId],
  )
  await Promise.all([remindOfAwards(), remindOfAwards()])
  await remindOfAwards()
  expect((await newsOf(winner.accountId)).filter((event) => event === 'awardReminder')).toHaveLength(1)
  await lapseAwards()
  expect(await readApplicationResult(winner.caller, winner.own)).toMatchObject({ award: { acceptance: 'Pending' } })

  await later(1)
  // The deadline counts even before the job has run.
  await expect(answerAward(winner.caller, { ...winner.own, answer: 'accept', reason: '' })).rejects.toMatchObject({
    code: 'awards.over',
  })
  await Promise.all([lapseAwards(), lapseAwards()])
  expect(await readApplicationResult(winner.caller, winner.own)).toMatchObject({
    award: { acceptance: 'Lapsed', canAnswer: false },
  })
  expect((await newsOf(winner.accountId)).filter((event) => event === 'awardLapsed')).toHaveLength(1)
  expect(await participantsOf(ids.formId)).toEqual([])
})

test('an award that was not asked for or not published cannot be answered', async () => {
  const { publish, at } = await aFormThatAsks(['Approved', 'Rejected'])
  const accept = (place: number) => answerAward(at(place).caller, { ...at(place).own, answer: 'accept', reason: '' })
  await expect(accept(0)).rejects.toMatchObject({ code: 'awards.notAsked' })
  await publish([{ decision: 'Rejected', texts: letter, expected: 1 }])
  await expect(accept(1)).rejects.toMatchObject({ code: 'awards.notAsked' })
})
