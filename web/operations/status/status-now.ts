import { readStatus } from '#contract/operations/status.ts'
import { query } from '#web/queries/answers.ts'

/** How the product is; the rail takes what waits for somebody from it. */
export const statusNow = query(readStatus, {})
