import { sql } from 'drizzle-orm'
import { decisions } from '#contract/results/decisions.ts'

/** The decisions as an SQL list for `in`. Literals, not parameters, so that partial indexes match. */
export const decisionList = sql.raw(`(${decisions.map((decision) => `'${decision}'`).join(', ')})`)
