import { expect, test } from 'vitest'
import { addNotes as addNotesCall } from '#contract/review/notes.ts'
import { undoParticipantAct } from '#domain/award/participants/undo-participant-act.ts'
import { addNotes } from '#domain/review/notes/add-notes.ts'
import { aMember } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aPaymentRound } from '../../../tests/worlds/payment-round.ts'
import { listActs } from './list-acts.ts'

testDatabase()

test('a member without a grant for participants sees no acts on participants and payments', async () => {
  const { caller, companyId, formId, plan, aPayee } = await aPaymentRound()
  const { appId } = await aPayee()
  const ids = { companyId, formId }
  const { actId } = await plan({ applicationIds: [appId] })
  await undoParticipantAct(caller, { companyId, actId: actId ?? '' })
  await addNotes(caller, { ...ids, ...addNotesCall.body.parse({ applicationIds: [appId], text: 'Not' }) })
  const kindsFor = async (reader: typeof caller) => {
    const { items, total } = await listActs(reader, { ...ids, pageNumber: 1, pageSize: 20 })
    expect(total).toBe(items.length)
    return items.map(({ kind }) => kind)
  }
  const reads = await aMember(companyId, { permissions: { Applications: 'FullAccess' } })
  const pays = await aMember(companyId, { permissions: { Applications: 'ReadOnly', Participants: 'ReadOnly' } })
  expect(await kindsFor(reads.caller)).toEqual(['addNotes'])
  expect(await kindsFor(pays.caller)).toEqual(['addNotes', 'planPayments'])
})
