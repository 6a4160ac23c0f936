import { readStatus } from '#contract/operations/status.ts'
import { query } from '#web/queries/answers.ts'

/** The state of the product, also used for the counts of the navigation. */
export const statusNow = query(readStatus, {})
