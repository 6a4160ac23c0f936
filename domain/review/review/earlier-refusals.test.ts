import { expect, test } from 'vitest'
import { answerRequest } from '#domain/review/document-requests/answer-request.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aPdf } from '../../../tests/made-files.ts'
import { aRound } from '../../../tests/worlds/request-round.ts'

testDatabase()

test('the reason of an earlier refusal is shown beside the new file, to the organization only', async () => {
  const { anAsked } = await aRound()
  const { upload, settle, ofCompany, ofCandidate } = await anAsked()
  await upload('eski')
  expect(await ofCompany()).toMatchObject([{ status: 'Uploaded', earlier: null }])
  await settle({ status: 'Refused', fault: 'Wrong', reason: 'Geçen yılın belgesi.' })
  expect(await ofCompany()).toMatchObject([{ status: 'Refused', reason: 'Geçen yılın belgesi.', earlier: null }])
  await upload('yeni')
  expect(await ofCompany()).toMatchObject([
    {
      status: 'Uploaded',
      reason: null,
      fault: null,
      earlier: { fault: 'Wrong', reason: 'Geçen yılın belgesi.', at: expect.any(String) },
    },
  ])
  expect(await ofCandidate()).toMatchObject([{ status: 'Uploaded', reason: null, fault: null }])
  await upload('daha-yeni')
  expect((await ofCompany())[0]?.earlier?.reason).toBe('Geçen yılın belgesi.')
  await settle({ status: 'Accepted' })
  expect((await ofCompany())[0]?.earlier).toBeNull()
})

test('when a document is requested anew, the refusal of the earlier request is not shown', async () => {
  const { anAsked, ask } = await aRound()
  const { ids, candidate, upload, settle, ofCompany } = await anAsked()
  await upload('eski')
  await settle({ status: 'Refused', fault: 'Wrong', reason: 'Geçen yılın belgesi.' })
  await settle({ status: 'Cancelled' })
  await ask([ids.appId])
  const requestId = (await ofCompany()).find(({ status }) => status === 'Open')?.id ?? ''
  const file = (await aPdf('baska')).toString('base64')
  await answerRequest(candidate.caller, {
    candidateId: candidate.candidateId,
    requestId,
    file,
    fileName: 'baska.pdf',
  })
  expect((await ofCompany()).find(({ id }) => id === requestId)).toMatchObject({ status: 'Uploaded', earlier: null })
})
