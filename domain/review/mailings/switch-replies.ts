import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { switchReplies as call } from '#contract/mailings/mailings.ts'
import { database } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'

/** Takes effect at once, outside the form's versions. */
export async function switchReplies(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { formId, takesReplies } = input
  await formOf(database(), input)
  await database().update(forms).set({ takesReplies }).where(eq(forms.id, formId))
  return { takesReplies }
}
