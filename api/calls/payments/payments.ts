import * as calls from '#contract/payments/payments.ts'
import { linkPaymentReceipt, listOwnPayments } from '#domain/payment-holds/own-payments.ts'
import { approvePayments } from '#domain/payments/approve-payments.ts'
import { cancelPlanned } from '#domain/payments/cancel-planned.ts'
import { cancelPayment, changePayment, planAgain } from '#domain/payments/change-payment.ts'
import { holdPayments } from '#domain/payments/hold-payments.ts'
import { listCompanyPayments, listPayments } from '#domain/payments/list-payments.ts'
import { planPayments } from '#domain/payments/plan-payments.ts'
import { settlePayments } from '#domain/payments/settle-payments.ts'
import { answer } from '../../answer.ts'

/** What organizations plan to pay to participants, and have paid. */
export const paymentAnswers = [
  answer(calls.planPayments, planPayments),
  answer(calls.cancelPlanned, cancelPlanned),
  answer(calls.listPayments, listPayments),
  answer(calls.changePayment, changePayment),
  answer(calls.cancelPayment, cancelPayment),
  answer(calls.planAgain, planAgain),
  answer(calls.listCompanyPayments, listCompanyPayments),
  answer(calls.approvePayments, approvePayments),
  answer(calls.holdPayments, holdPayments),
  answer(calls.settlePayments, settlePayments),
  answer(calls.listOwnPayments, listOwnPayments),
  answer(calls.linkPaymentReceipt, linkPaymentReceipt),
]
