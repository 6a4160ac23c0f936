import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listPublicDocuments as call } from '#contract/listings/listings.ts'
import { listedDocuments } from '#domain/forms/listings/listed-documents.ts'
import { formById } from '#domain/forms/listings/published-form.ts'

export async function listPublicDocuments(
  { language }: Caller,
  { id }: Input<typeof call>,
): Promise<Output<typeof call>> {
  const { content } = await formById(id)
  return listedDocuments(id, content, language)
}
