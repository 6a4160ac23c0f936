import { z } from 'zod'
import { AnswerColumn, NamedColumn } from '../review/list-columns.ts'
import { fileColumns, participantColumns } from './export-facts.ts'

// What stands in the columns of an exported list, beside the name, which is always there.

const mostColumns = 300

/** Those of the list, what only files have, and answers. */
export const ApplicationColumns = z
  .array(z.union([NamedColumn, z.enum(fileColumns), AnswerColumn]))
  .min(1)
  .max(mostColumns)

export const ParticipantColumns = z.array(z.enum(participantColumns)).min(1).max(participantColumns.length)
