import { expect, test } from 'vitest'
import { readApplicationResult } from '#domain/applying/applying/following/read-application-result.ts'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { letter, resultWorld } from '../../../tests/worlds/result-world.ts'
import { giveFeedback } from './give-feedback.ts'

const { connection, company, aDecidedForm, aFormThatAsks, participantsOf } = resultWorld()

const reason = 'Belge sonradan doğrulandı.'

test('a correction from approved ends the participation; correcting it back resumes it, with a letter', async () => {
  const { ids, publish, applicationIds, at } = await aDecidedForm(['Approved'])
  await publish([{ decision: 'Approved', texts: letter, expected: 1 }])
  const correct = (status: 'Approved' | 'Rejected') =>
    changeStatus(company.caller, { ...ids, applicationIds: [...applicationIds], dryRun: false, status, reason })
  expect(await correct('Rejected')).toMatchObject({ changed: 1 })
  const [applicationId] = applicationIds
  expect(await participantsOf(ids.formId)).toEqual([{ applicationId, status: 'Removed' }])
  const { rows } = await connection.pool.query('select status_reason from participants where application_id = $1', [
    applicationId,
  ])
  expect(rows).toEqual([{ status_reason: reason }])
  const { caller, own } = at(0)
  // The earlier letter is no longer true, so it is not shown.
  expect(await readApplicationResult(caller, own)).toMatchObject({
    status: 'Rejected',
    letter: null,
    correction: { reason },
  })
  expect(await correct('Approved')).toMatchObject({ changed: 1, credits: 0 })
  expect(await participantsOf(ids.formId)).toEqual([{ applicationId, status: 'Active' }])
})

test('correcting to approved gives the winner a week to accept, if the form asks for it', async () => {
  const { ids, publish, applicationIds, at } = await aFormThatAsks(['Rejected'])
  await publish([{ decision: 'Rejected', texts: letter, expected: 1 }])
  const target = { ...ids, applicationIds: [...applicationIds], dryRun: false }
  await changeStatus(company.caller, { ...target, status: 'Approved', reason })
  const { caller, own } = at(0)
  const { award } = await readApplicationResult(caller, own)
  expect(award).toMatchObject({ acceptance: 'Pending', canAnswer: true })
  const days = (Date.parse(award?.acceptBy ?? '') - Date.now()) / (24 * 60 * 60 * 1000)
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThan(8)
  expect(await participantsOf(ids.formId)).toEqual([])
})

test('feedback is shown with a published rejection, and not before', async () => {
  const { ids, publish, applicationIds, at } = await aDecidedForm(['Rejected', 'Approved'])
  const said = {
    ...ids,
    applicationIds: [...applicationIds],
    dryRun: false,
    reason: 'quotaFilled',
    text: 'Seneye bekleriz.',
  }
  const give = () => giveFeedback(company.caller, { ...said, reason: 'quotaFilled' })
  expect(await give()).toMatchObject({ changed: 1, refused: [{ reason: 'notRejected', count: 1 }] })
  expect((await give()).refused).toEqual(
    expect.arrayContaining([expect.objectContaining({ reason: 'unchanged', count: 1 })]),
  )
  const { caller, own } = at(0)
  expect(await readApplicationResult(caller, own)).toMatchObject({ isPublished: false, feedback: null })
  const texts = { tr: { subject: 'Sonuç', text: '{{#if feedback}}{{feedback}}{{/if}}!' } }
  const looked = await publish([{ decision: 'Rejected', texts }], { dryRun: true })
  expect(looked.groups[0]?.samples[0]?.text).toBe('Kontenjan doldu. Seneye bekleriz.!')
  await publish([{ decision: 'Rejected', texts, expected: 1 }])
  expect(await readApplicationResult(caller, own)).toMatchObject({
    feedback: { reason: 'quotaFilled', text: 'Seneye bekleriz.', words: 'Kontenjan doldu. Seneye bekleriz.' },
  })
})
