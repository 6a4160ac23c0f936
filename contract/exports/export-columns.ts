import { z } from 'zod'
import { AnswerColumn, NamedColumn } from '../review/list-columns.ts'
import { fileColumns, participantColumns } from './export-facts.ts'

// The columns of an exported list, beside the name, which is always included.

const mostColumns = 300

/** Columns of the list, columns that only files have, and answers. */
export const ApplicationColumns = z
  .array(z.union([NamedColumn, z.enum(fileColumns), AnswerColumn]))
  .min(1)
  .max(mostColumns)

export const ParticipantColumns = z.array(z.enum(participantColumns)).min(1).max(participantColumns.length)
