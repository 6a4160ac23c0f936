import { z } from 'zod'
import { Id } from './patterns.ts'

/** How many an act on many may name. */
export const mostNamed = 10_000

/** Beside the filters of an act on all that match them: who is left out, and how many the person saw. */
export const besideFilters = {
  except: z.array(Id).max(mostNamed).optional().describe('Of those that match `filters`, these are left out'),
  expected: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('With `filters`: how many the person saw. Another number is refused with `acts.targetChanged`'),
}

export const dryRun = z.boolean().default(false).describe('Answers what would happen, and changes nothing')
