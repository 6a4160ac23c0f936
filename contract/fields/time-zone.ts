import { z } from 'zod'

/**
 * A time zone by its IANA name: `Europe/Istanbul`. Excludes legacy names, which PostgreSQL does not know (`AET`) or
 * interprets differently (`IST`).
 */
export const TimeZone = z
  .string()
  .max(64)
  .regex(
    /^(?:UTC|GMT|(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)(?:[/_+-][A-Za-z0-9]+)+)$/,
    { error: 'fields.timeZone', abort: true },
  )
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
