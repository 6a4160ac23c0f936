import { z } from 'zod'
import { DataRequestKind, RequestText } from '#contract/data-requests/data-request.ts'

// Loaded when typing starts (forms/use-ask-form.ts).

export { AnswerFields } from '#contract/data-requests/data-request.ts'

export const TextAlone = z.object({ text: RequestText })

/** `to` is the id of an organization, or `kopru`. */
export const NewRequest = z.object({
  to: z.string('fields.required').min(1, 'fields.required'),
  kind: DataRequestKind,
  text: RequestText,
})
