import * as calls from '#contract/payments/payments.ts'
import { linkPaymentReceipt, listOwnPayments } from '#domain/applying/payment-holds/own-payments.ts'
import { approvePayments } from '#domain/award/payments/approve-payments.ts'
import { cancelPlanned } from '#domain/award/payments/cancel-planned.ts'
import { cancelPayment, changePayment, planAgain } from '#domain/award/payments/change-payment.ts'
import { holdPayments } from '#domain/award/payments/hold-payments.ts'
import { listCompanyPayments, listPayments } from '#domain/award/payments/list-payments.ts'
import { planPayments } from '#domain/award/payments/plan-payments.ts'
import { settlePayments } from '#domain/award/payments/settle-payments.ts'
import { answer } from '../../answer.ts'

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
