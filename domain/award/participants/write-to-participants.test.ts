import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Asked } from '#contract/call.ts'
import {
  previewToParticipants as previewCall,
  writeToParticipants as writeCall,
} from '#contract/participants/participant-messages.ts'
import { database } from '#database/connection.ts'
import { mailings } from '#database/schema/mailings.ts'
import { creditsLeft } from '#domain/credits/subscriptions/spend-credits.ts'
import { listActs } from '#domain/review/activity/list-acts.ts'
import { listApplicationMessages } from '#domain/review/conversations/list-application-messages.ts'
import { callBackMailing } from '#domain/review/mailings/change-mailing.ts'
import { listMailings } from '#domain/review/mailings/list-mailings.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { aParticipant } from '../../../tests/participants.ts'
import { released } from '../../../tests/release-held.ts'
import { mailingWorld } from '../../../tests/worlds/mailing-world.ts'
import { undoParticipantAct } from './undo-participant-act.ts'
import { previewToParticipants, writeToParticipants } from './write-to-participants.ts'

const { mail } = mailingWorld()

const draft = { subject: 'Haber', text: 'Merhaba {{name}}: {{form}}', channels: ['inApp', 'email'] as const }

/** Two forms with a participant each, and a member whose only grant is Participants. */
async function aRound() {
  const company = await aCompany()
  const { companyId } = company
  const forms = [await aPublishedForm(company), await aPublishedForm(company)] as const
  const [one, other] = [
    await aParticipant({ id: forms[0].id, companyId }),
    await aParticipant({ id: forms[1].id, companyId }),
  ]
  const { caller } = await aMember(companyId, { permissions: { Participants: 'WriteRead' } })
  const body = (asked: Partial<Asked<typeof writeCall>>) => ({
    companyId,
    ...writeCall.body.parse({ ...draft, ...asked }),
  })
  return {
    company,
    companyId,
    caller,
    forms,
    one,
    other,
    write: (asked: Partial<Asked<typeof writeCall>>, by = caller) => writeToParticipants(by, body(asked)),
    preview: (asked: Partial<Asked<typeof previewCall>>, by = caller) =>
      previewToParticipants(by, { companyId, ...previewCall.body.parse({ ...draft, ...asked }) }),
    undo: (actId: string | null) => undoParticipantAct(caller, { companyId, actId: actId ?? '' }),
    mailings: async () => {
      const rows = await database().select().from(mailings).where(eq(mailings.companyId, companyId))
      return rows.toSorted((a, b) => ((a.formId ?? '') < (b.formId ?? '') ? -1 : 1))
    },
    credits: () => database().transaction((tx) => creditsLeft(tx, companyId, 'message')),
  }
}

type Round = Awaited<ReturnType<typeof aRound>>
const threadOf = async ({ candidate, candidateId, appId }: Round['one']) =>
  (await listApplicationMessages(candidate.caller, { candidateId, id: appId })).items

test('all matches in two forms receive the message once each, half a minute later', async () => {
  const { company, companyId, write, mailings: all, forms, one, other, credits } = await aRound()
  const before = await credits()
  const trial = await write({ filters: {}, expected: 2, dryRun: true })
  expect(trial).toMatchObject({ actId: null, changed: 2, credits: 2, releaseAt: null, reached: { inApp: 2, email: 2 } })
  await expect(write({ filters: {}, expected: 3 })).rejects.toMatchObject({ code: 'acts.targetChanged' })
  const answer = await write({ filters: {}, expected: 2 })
  expect(answer).toMatchObject({ changed: 2, credits: 2, refused: [], unreached: [] })
  expect(Date.parse(answer.releaseAt ?? '') - Date.now()).toBeGreaterThan(25_000)
  expect(await credits()).toBe(before - 2)
  expect(await all()).toMatchObject([
    { state: 'held', recipients: 1, credits: 1, actId: answer.actId },
    { state: 'held', recipients: 1, credits: 1, actId: answer.actId },
  ])
  expect(await threadOf(one)).toEqual([])

  await released(answer)
  expect(mail.received.map(({ subject }) => subject)).toEqual(['Haber', 'Haber'])
  for (const each of [one, other]) {
    expect(await threadOf(each)).toMatchObject([{ by: 'company', subject: 'Haber', awaitsAnswer: false }])
    expect((await threadOf(each))[0]?.text).toContain('Merhaba')
  }
  // Members who may read applications see each mailing in the outbox of its form.
  const outbox = await listMailings(company.caller, { companyId, formId: forms[0].id, pageNumber: 1, pageSize: 10 })
  expect(outbox.items).toMatchObject([{ recipients: 1, state: 'done' }])
  await expect(undoParticipantAct(company.caller, { companyId, actId: answer.actId ?? '' })).rejects.toMatchObject({
    code: 'acts.notUndoable',
  })
})

test('undoing it while it is held calls everything back and returns the credits', async () => {
  const { write, undo, mailings: all, credits, one, other, caller, companyId, forms } = await aRound()
  const before = await credits()
  const { actId } = await write({ participantIds: [one.participantId, other.participantId] })
  expect(await undo(actId)).toMatchObject({ changed: 2, refused: [] })
  expect(await credits()).toBe(before)
  expect(await all()).toMatchObject([
    { state: 'calledBack', creditsReturned: 1 },
    { state: 'calledBack', creditsReturned: 1 },
  ])
  expect(await threadOf(one)).toEqual([])
  await expect(undo(actId)).rejects.toMatchObject({ code: 'acts.notUndoable' })
  const page = { companyId, formId: forms[0].id, pageNumber: 1, pageSize: 10 }
  expect((await listActs(caller, page)).items).toEqual([])
})

test('a mailing called back in the outbox of one form stays so, and undoing the act calls back the rest', async () => {
  const { company, companyId, write, undo, mailings: all, forms, one, other, credits } = await aRound()
  const before = await credits()
  const { actId } = await write({ participantIds: [one.participantId, other.participantId] })
  const [first] = (await all()).filter(({ formId }) => formId === forms[0].id)
  await callBackMailing(company.caller, { companyId, formId: forms[0].id, mailingId: first?.id ?? '' })
  expect(await undo(actId)).toMatchObject({ changed: 1, refused: [{ reason: 'changedSince', count: 1 }] })
  expect(await credits()).toBe(before)
})

test('one participant’s message is shown as delivered; samples of many require read access', async () => {
  const { preview, write, companyId, one, other } = await aRound()
  const shown = await preview({ filters: {}, expected: 2, at: 1 })
  expect(shown).toMatchObject({ total: 2, recipient: { subject: 'Haber', email: true, sms: false } })
  const { caller: writer } = await aMember(companyId, { permissions: { Participants: 'WriteOnly' } })
  const single = await preview({ participantIds: [one.participantId] }, writer)
  expect(single).toMatchObject({ total: 1, recipient: { participantId: one.participantId } })
  await expect(preview({ participantIds: [one.participantId, other.participantId] }, writer)).rejects.toMatchObject({
    code: 'permissions.missing',
  })
  expect(await write({ participantIds: [one.participantId] }, writer)).toMatchObject({ changed: 1 })
})

test('participants and forms of another organization are not found', async () => {
  const { write, preview } = await aRound()
  const stranger = await aRound()
  expect(await write({ participantIds: [stranger.one.participantId] })).toMatchObject({
    changed: 0,
    refused: [{ reason: 'notFound', count: 1 }],
  })
  expect(await preview({ participantIds: [stranger.one.participantId] })).toMatchObject({ total: 0, recipient: null })
  await expect(write({ filters: {}, expected: 0, formId: stranger.forms[0].id })).rejects.toMatchObject({
    code: 'forms.notFound',
  })
})
