import { z } from 'zod'
import { call } from '../call.ts'
import { anyone } from '../may.ts'

/** The visitor's address is sent from our server to the service, and stored neither by the browser nor by us. */
export const findLocation = call('GET', '/location', {
  summary: 'The country the caller seems to be in',
  output: z.object({
    country: z
      .string()
      .regex(/^[a-z]{2}$/)
      .nullable()
      .describe('ISO 3166-1 alpha-2 in lower case; null when it is not known'),
  }),
  may: anyone,
})
