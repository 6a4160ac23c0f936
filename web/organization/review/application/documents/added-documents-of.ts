import type { Output } from '#contract/call.ts'
import { listAddedDocuments } from '#contract/review/added-documents.ts'
import { query } from '#web/queries/answers.ts'
import type { ApplicationIds } from '../application-view.ts'

export const addedDocumentsOf = (ids: ApplicationIds) => query(listAddedDocuments, ids)

export type Added = Output<typeof listAddedDocuments>['items'][number]
