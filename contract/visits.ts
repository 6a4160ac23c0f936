import { z } from 'zod'
import { call } from './call.ts'
import { anyone } from './may.ts'

/** Route changes are counted, not people: no address, no account, nothing that finds a person again. */
export const recordVisit = call('POST', '/visits', {
  summary: 'Record a route change',
  body: z.object({
    id: z.uuidv7().describe('Made by the client, so that a repeated report counts once'),
    path: z
      .string()
      .min(1)
      .max(500)
      .startsWith('/')
      .refine((path) => !path.includes('new-form'), 'fields.untracked')
      .meta({ examples: ['/jobs'] }),
    locale: z.enum(['tr', 'en', 'tr-tr', 'tr-gb', 'tr-us', 'en-tr', 'en-gb', 'en-us']),
  }),
  output: z.null(),
  status: 204,
  problems: ['accounts.tooManyTries'],
  bytes: 4_000,
  may: anyone,
})
