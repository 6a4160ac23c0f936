import { openRows } from '../enhance/open-rows.ts'
import { whenAsked } from '../enhance/when-asked.ts'

/** What the hydrated app can do without for a moment. */
export function startLate(name: string | undefined) {
  whenAsked(name)
  openRows()
}
