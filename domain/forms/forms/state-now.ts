import { sql } from 'drizzle-orm'
import type { FormState } from '#contract/forms/form-content.ts'
import { forms } from '#database/schema/forms.ts'

interface Timed {
  readonly state: FormState
  readonly closesAt: Date | null
}

/** Whether the deadline of a published form has passed: it counts as closed, whether or not the job has run. */
export const isOverdue = ({ state, closesAt }: Timed, now = new Date()) =>
  state === 'Published' && closesAt !== null && closesAt <= now

export const stateNow = (form: Timed): FormState => (isOverdue(form) ? 'Closed' : form.state)

export const stateNowInSql = sql<FormState>`case
  when ${forms.state} = 'Published' and ${forms.closesAt} <= now() then 'Closed' else ${forms.state} end`
