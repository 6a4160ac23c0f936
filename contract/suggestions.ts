import { z } from 'zod'
import { type CachePolicy, call } from './call.ts'
import { FormType } from './forms/form-content.ts'
import { anyone } from './may.ts'

/** Many users type the same beginnings, so the answers are cached. */
const cache: CachePolicy = { seconds: 60, tags: ['companies', 'listings'] }

export const suggest = call('GET', '/common/suggestions', {
  summary: 'Suggest open listings and organizations for a partly typed search',
  query: z.object({
    search: z.string().trim().min(1).max(100).describe('The last word may be unfinished'),
    type: FormType.optional().describe('Only listings of this type'),
  }),
  whole: true,
  output: z.object({
    items: z.array(
      z.object({
        title: z.string(),
        note: z.string().describe('For a listing its organization, for an organization its type'),
        address: z.string().describe('The address of its page'),
      }),
    ),
  }),
  may: anyone,
  cache,
})
