import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { documentRequests } from './schema/documents.ts'

const { fileId, moreFileIds } = documentRequests

/** The files of a document request's answer, in the order in which they were sent; [null] without an answer. */
export const answerFileIds: SQL = sql`array_prepend(${fileId}, ${moreFileIds})`

/** Whether a file belongs to the answer of a document request. */
export const isOfAnswer = (file: SQLWrapper | string): SQL<boolean> => sql`${file} = any(${answerFileIds})`

export const inOrderOfAnswer = (file: SQLWrapper): SQL => sql`array_position(${answerFileIds}, ${file})`
