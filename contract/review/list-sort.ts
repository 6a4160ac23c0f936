import { z } from 'zod'

/** The order of a list of applications. */
export const ListSort = {
  sort: z.enum(['submitted', 'name', 'gpa', 'status']).default('submitted'),
  direction: z.enum(['up', 'down']).default('down'),
}
