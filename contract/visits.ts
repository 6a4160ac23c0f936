import { z } from 'zod'
import { call } from './call.ts'
import { anyone } from './may.ts'

/** The steps of applying, in their order. */
export const ApplyStep = z.enum(['fit', 'profile', 'questions', 'documents', 'review'])
export type ApplyStep = z.infer<typeof ApplyStep>

/** The counted pages of a form, shown to its organization: its page, and the steps of applying. */
export type SeenPlace = 'page' | ApplyStep

/** Counts route changes, not people: no address, no account, nothing that identifies a visitor. */
export const recordVisit = call('POST', '/visits', {
  summary: 'Record a route change',
  body: z.object({
    id: z.uuidv7().describe('Created by the client, so that a repeated report counts once'),
    path: z
      .string()
      .min(1)
      .max(500)
      .startsWith('/')
      .refine((path) => !path.includes('new-form'), 'fields.untracked')
      .meta({ examples: ['/jobs'] }),
    step: ApplyStep.optional().describe('When applying: which step was opened'),
    locale: z.enum(['tr', 'en', 'tr-tr', 'tr-gb', 'tr-us', 'en-tr', 'en-gb', 'en-us']),
  }),
  output: z.null(),
  status: 204,
  problems: ['accounts.tooManyTries'],
  bytes: 4_000,
  may: anyone,
})
