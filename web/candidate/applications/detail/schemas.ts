import { z } from 'zod'
import { replyToMessages } from '#contract/conversations.ts'
import { Iban } from '#contract/fields/patterns.ts'

export const OtherBank = z.object({
  iban: Iban,
  owner: z.string().trim().min(1, { error: 'fields.required', abort: true }).min(2).max(150),
  keep: z.boolean(),
})

export const ReplyText = replyToMessages.body
