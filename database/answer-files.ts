import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { documentRequests } from './schema/documents.ts'

const { fileId, moreFileIds } = documentRequests

/** The files that came for a document request, in the order in which they were sent; holds a null where none came. */
export const answerFileIds: SQL = sql`array_prepend(${fileId}, ${moreFileIds})`

/** Whether a file is one of those that came for a document request. */
export const isOfAnswer = (file: SQLWrapper | string): SQL<boolean> => sql`${file} = any(${answerFileIds})`

export const inOrderOfAnswer = (file: SQLWrapper): SQL => sql`array_position(${answerFileIds}, ${file})`
