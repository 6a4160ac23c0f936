import { z } from 'zod'
import { wholeNumber } from './call.ts'

/** The requested page of a list. Pages end at 500: beyond that, clients filter or use larger pages. */
export const paging = {
  pageNumber: wholeNumber(1, 500).default(1),
  pageSize: wholeNumber(1, 1000).default(20),
}

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.number().int(),
    pageNumber: z.number().int(),
    pageSize: z.number().int(),
  })

export const searched = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .optional()
  .describe('Words to find; case, accents and İ I ı i are ignored')

/** For lists whose search corrects typos. */
export const searchedFor = z.string().nullable().describe('What was searched instead, if no result has a word as typed')
