import { readAnswers } from '#contract/applying/application-answers.ts'
import { listApplicationDocuments } from '#contract/applying/application-documents.ts'
import { readFormToApply } from '#contract/applying/applications.ts'
import type { Output } from '#contract/call.ts'
import { query } from '../../queries/answers.ts'

// The wizard's queries.

export type FormToApply = Output<typeof readFormToApply>

export const formToApply = (candidateId: string, formId: string) => query(readFormToApply, { candidateId, formId })
export const answersOf = (candidateId: string, id: string) => query(readAnswers, { candidateId, id })
export const documentsOf = (candidateId: string, id: string) => query(listApplicationDocuments, { candidateId, id })
