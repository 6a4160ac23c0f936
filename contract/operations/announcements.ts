import { z } from 'zod'
import { call } from '../call.ts'
import { oneLine } from '../fields/one-line.ts'
import { operator } from '../may.ts'

const words = oneLine(300).min(1, 'fields.required')

export const announce = call('POST', '/operations/announcements', {
  summary:
    'Send an announcement to the owners of all organizations, as a notification and by e-mail, in each reader’s language',
  body: z.object({ tr: words, en: words }).meta({
    examples: [
      {
        tr: 'Köprü 21 Kasım Cumartesi 02.00–04.00 arasında bakımda olacak.',
        en: 'Köprü will be down for maintenance on Saturday, 21 November, from 2 to 4 a.m.',
      },
    ],
  }),
  output: z.object({ told: z.number().int() }),
  may: operator,
})
