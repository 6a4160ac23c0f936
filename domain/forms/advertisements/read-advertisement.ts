import { and, eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import type { FormType } from '#contract/forms/form-content.ts'
import type { Advertisement } from '#contract/listings/listings.ts'
import { forms } from '#database/schema/forms.ts'
import { publishedForm } from '#domain/forms/listings/published-form.ts'
import { describeAdvertisement } from './describe-advertisement.ts'

/** Reads an advertisement by the number in its public address. */
export const readAdvertisementByNumber =
  (type: FormType) =>
  async (caller: Caller, { formIdentityNumber }: { formIdentityNumber: number }): Promise<Advertisement> =>
    describeAdvertisement(await publishedForm(and(eq(forms.number, formIdentityNumber), eq(forms.type, type))), caller)

export async function readAdvertisementById(
  caller: Caller,
  { type, formId }: { type?: FormType | undefined; formId: string },
) {
  const isOne = and(eq(forms.id, formId), type && eq(forms.type, type))
  return describeAdvertisement(await publishedForm(isOne), caller)
}
