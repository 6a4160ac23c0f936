import { z } from 'zod'
import { replyToMessages } from '#contract/conversations.ts'
import { Iban } from '#contract/fields/patterns.ts'

export const OtherBank = z.object({
  // An IBAN may contain spaces, from the field's groups of four or from where it was pasted from.
  iban: z
    .string()
    .overwrite((text) => text.replace(/\s/g, ''))
    .pipe(Iban),
  owner: z.string().trim().min(1, { error: 'fields.required', abort: true }).min(2).max(150),
  keep: z.boolean(),
})

export const ReplyText = replyToMessages.body
