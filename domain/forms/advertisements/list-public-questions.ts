import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listPublicQuestions as call } from '#contract/listings/listings.ts'
import { formById } from '#domain/forms/listings/published-form.ts'

export async function listPublicQuestions(_: Caller, { id }: Input<typeof call>): Promise<Output<typeof call>> {
  const { version, content } = await formById(id)
  return { version, items: content.questions }
}
