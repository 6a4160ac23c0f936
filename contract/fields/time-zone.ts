import { z } from 'zod'

/** A zone by its name in the IANA database: `Europe/Istanbul`. */
export const TimeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/, { error: 'fields.timeZone', abort: true })
  .refine(isTimeZone, 'fields.timeZone')
  .meta({ examples: ['Europe/Istanbul', 'America/New_York'] })

function isTimeZone(name: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
