import type { NewsValues } from '#domain/ground/notifications/news-text.ts'
import type { TimeJson } from '../calendar/time-json.ts'

/** When and where, for the sentence of a piece of news and its e-mail. */
export const placeAndTime = ({ startsAt, timeZone, place, videoUrl }: TimeJson): NewsValues => ({
  ...{ startsAt, timeZone },
  ...(place !== null && { place }),
  ...(videoUrl !== null && { videoUrl }),
})
