import { z } from 'zod'
import { Id } from './patterns.ts'

/** The most ids of one act. */
export const mostNamed = 10_000

/** For acts on all that match filters: exceptions, and the number that the member saw. */
export const besideFilters = {
  except: z.array(Id).max(mostNamed).optional().describe('Matches of `filters` to leave out'),
  expected: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe(
      'With `filters`: how many matches the person saw. If the number differs, the call is refused with `acts.targetChanged`',
    ),
}

export const dryRun = z.boolean().default(false).describe('Returns what would happen, without changing anything')
