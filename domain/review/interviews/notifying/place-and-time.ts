import type { NewsValues } from '#domain/ground/notifications/news-text.ts'
import type { TimeJson } from '../calendar/time-json.ts'

/** When and where, as values for the texts of a notification and its e-mail. */
export const placeAndTime = ({ startsAt, timeZone, place, videoUrl }: TimeJson): NewsValues => ({
  startsAt,
  timeZone,
  ...(place !== null && { place }),
  ...(videoUrl !== null && { videoUrl }),
})
