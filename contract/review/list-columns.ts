import { z } from 'zod'
import { profileColumns } from './profile-columns.ts'

/** The possible columns of a list of applications; a question of the form is `answer:` and its id. */
export const NamedColumn = z.enum([
  'number',
  'status',
  'step',
  'action',
  'fit',
  'submitted',
  ...profileColumns,
  'documents',
  'interview',
  'interviewScore',
  'tags',
  'assigned',
  'notes',
  'lastMessage',
])

const answerColumn = /^answer:[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export const AnswerColumn = z.string().regex(answerColumn, 'fields.column')

export const ListColumns = z.array(z.union([NamedColumn, AnswerColumn])).max(20)

/** The question of an answer column; undefined for every other column. */
export const questionOf = (column: string): string | undefined =>
  column.startsWith('answer:') ? column.slice('answer:'.length) : undefined
