import { and, eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { FormType } from '#contract/form-content.ts'
import type { Advertisement } from '#contract/listings.ts'
import { forms } from '#database/schema/forms.ts'
import { publishedForm } from '#domain/listings/published-form.ts'
import { advertisementOf } from './advertisement.ts'

/** By the number in its public address. */
export const readByNumber =
  (type: FormType) =>
  async (caller: Caller, { formIdentityNumber }: { formIdentityNumber: number }): Promise<Advertisement> =>
    advertisementOf(await publishedForm(and(eq(forms.number, formIdentityNumber), eq(forms.type, type))), caller)

export async function readById(caller: Caller, { type, formId }: { type: FormType; formId: string }) {
  return advertisementOf(await publishedForm(and(eq(forms.id, formId), eq(forms.type, type))), caller)
}
