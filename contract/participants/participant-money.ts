import { z } from 'zod'
import { ActAnswer, heldFields } from '../applications/acts.ts'
import { askingFields } from '../bank-infos.ts'
import { call, largeBody } from '../call.ts'
import { write } from '../may.ts'
import { companyParams } from '../params.ts'
import { examplePlan, PlannedAnswer, planFields, withOncePaid } from '../payments/payments.ts'
import { participantActProblems, participantTarget, withOneParticipantTarget } from './participant-acts.ts'

// Requesting bank details and planning payments for participants of one or several forms: the acts of `bank-infos.ts`
// and `payments.ts`, whose targets are applications of one form, for members who may see participants only.

const onParticipants = { params: companyParams, bytes: largeBody, may: write('Participants') } as const
const example = { participantIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'] }

export const requestParticipantBankInfos = call('POST', '/companies/:companyId/participants/bank-infos', {
  summary: 'Request bank details from participants of one or several forms, once while a request is open',
  ...onParticipants,
  body: withOneParticipantTarget(z.object({ ...participantTarget, ...askingFields })).meta({
    examples: [{ ...example, note: 'İlk ödeme için' }],
  }),
  output: ActAnswer.extend(heldFields),
  problems: [...participantActProblems, 'bankInfo.dueInPast'],
})

export const planParticipantPayments = call('POST', '/companies/:companyId/participants/payments', {
  summary: 'Plan payments for participants of one or several forms; each period only once per participant',
  ...onParticipants,
  body: withOncePaid(withOneParticipantTarget(z.object({ ...participantTarget, ...planFields }))).meta({
    examples: [{ ...example, ...examplePlan }],
  }),
  output: PlannedAnswer,
  problems: [...participantActProblems, 'payments.tooMany'],
})
