import * as templates from '#contract/payments/bank-templates.ts'
import * as overview from '#contract/payments/payment-overview.ts'
import * as calls from '#contract/payments/payment-runs.ts'
import {
  changeBankTemplate,
  createBankTemplate,
  listBankTemplates,
  removeBankTemplate,
} from '#domain/award/bank-templates/bank-templates.ts'
import { previewBankTemplate } from '#domain/award/bank-templates/preview-bank-template.ts'
import { changePaymentSettings, readPaymentOverview } from '#domain/award/payments/overview/read-payment-overview.ts'
import { makeRun } from '#domain/award/payments/runs/make-run.ts'
import { previewRun } from '#domain/award/payments/runs/preview-run.ts'
import { readBankAnswer } from '#domain/award/payments/runs/read-bank-answer.ts'
import { readDuePayments } from '#domain/award/payments/runs/read-due-payments.ts'
import { takeRunFile } from '#domain/award/payments/runs/run-file.ts'
import { listRunLines, listRuns, readRun } from '#domain/award/payments/runs/runs.ts'
import { takeOutLines } from '#domain/award/payments/runs/take-out-lines.ts'
import { withdrawRun } from '#domain/award/payments/runs/withdraw-run.ts'
import { answer } from '../../answer.ts'

/** Payment runs, the templates of their files, and the bank's answers. */
export const paymentRunAnswers = [
  answer(overview.readPaymentOverview, readPaymentOverview),
  answer(overview.changePaymentSettings, changePaymentSettings),
  answer(calls.readDuePayments, readDuePayments),
  answer(calls.previewRun, previewRun),
  answer(calls.makeRun, makeRun),
  answer(calls.listRuns, listRuns),
  answer(calls.readRun, readRun),
  answer(calls.listRunLines, listRunLines),
  answer(calls.takeRunFile, takeRunFile),
  answer(calls.withdrawRun, withdrawRun),
  answer(calls.takeOutLines, takeOutLines),
  answer(calls.readBankAnswer, readBankAnswer),
  answer(templates.listBankTemplates, listBankTemplates),
  answer(templates.createBankTemplate, createBankTemplate),
  answer(templates.changeBankTemplate, changeBankTemplate),
  answer(templates.removeBankTemplate, removeBankTemplate),
  answer(templates.previewBankTemplate, previewBankTemplate),
]
