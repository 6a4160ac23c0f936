import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  requestParticipantBankInfos as askCall,
  planParticipantPayments as planCall,
} from '#contract/participants/participant-money.ts'
import { askFor } from '#domain/award/bank-infos/request-bank-infos.ts'
import { planFor } from '#domain/award/payments/plan-payments.ts'
import { runOnParticipants } from './act-on-participants.ts'

// Acts on bank accounts and payments, for participants found as in their list.

export const requestParticipantBankInfos = (
  caller: Caller,
  input: Input<typeof askCall>,
): Promise<Output<typeof askCall>> => askFor(input, (act) => runOnParticipants(caller, input, act))

export const planParticipantPayments = (
  caller: Caller,
  input: Input<typeof planCall>,
): Promise<Output<typeof planCall>> => planFor(input, (act) => runOnParticipants(caller, input, act))
