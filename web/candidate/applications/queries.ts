import { listApplicationHistory, readApplicationResult } from '#contract/applying/application-following.ts'
import { readApplication } from '#contract/applying/applications.ts'
import { readBankInfo } from '#contract/bank-infos.ts'
import { listApplicationMessages } from '#contract/conversations.ts'
import { listOwnPayments } from '#contract/payments/payments.ts'
import { listSharedDocuments } from '#contract/review/added-documents.ts'
import { query } from '../../queries/answers.ts'

export const applicationOf = (candidateId: string, id: string) => query(readApplication, { candidateId, id })
export const historyOf = (candidateId: string, id: string) => query(listApplicationHistory, { candidateId, id })
export const messagesOf = (candidateId: string, id: string) => query(listApplicationMessages, { candidateId, id })
export const resultOf = (candidateId: string, id: string) => query(readApplicationResult, { candidateId, id })
export const bankInfoOf = (candidateId: string, id: string) => query(readBankInfo, { candidateId, id })
export const sharedDocumentsOf = (candidateId: string, id: string) => query(listSharedDocuments, { candidateId, id })
export const ownPaymentsOf = (candidateId: string, id: string) => query(listOwnPayments, { candidateId, id })
