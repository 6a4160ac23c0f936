import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { switchAcceptance as call } from '#contract/results/awards.ts'
import { database } from '#database/connection.ts'
import { forms } from '#database/schema/forms.ts'
import { formOf } from '#domain/forms/forms/own-form.ts'

/** Takes effect at once, outside the form's versions. Winners already asked stay asked. */
export async function switchAcceptance(_: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { formId, asksAcceptance } = input
  await formOf(database(), input)
  await database().update(forms).set({ asksAcceptance }).where(eq(forms.id, formId))
  return { asksAcceptance }
}
