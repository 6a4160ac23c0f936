import { z } from 'zod'
import { AnswerColumn } from './list-columns.ts'

const columns = ['submitted', 'name', 'gpa', 'status', 'age', 'interviewScore'] as const

/** The sort order of a list of applications: by a column, or by the answers to a question; empty values last. */
export const ListSort = {
  sort: z.union([z.enum(columns), AnswerColumn]).default('submitted'),
  direction: z.enum(['up', 'down']).default('down'),
}

export type ListSortKey = z.infer<(typeof ListSort)['sort']>
