import type { OfferedSlot } from '#contract/interviews/interviews.ts'
import { formatLongDayIn, formatTimeIn, zoneCity } from '#platform/text/zoned-times.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { otherZones, useOwnZone } from './use-own-zone.ts'

/** A time in the reader's zone, and in other relevant zones if they differ, each named. */
export function useTimeWords(slot: Pick<OfferedSlot, 'startsAt' | 'timeZone'>) {
  const t = useTexts('student_apps')
  const language = useLanguage()
  const own = useOwnZone([slot.startsAt])
  const timeIn = (zone: string) =>
    t('interviews.at', {
      day: formatLongDayIn(slot.startsAt, language, zone),
      time: formatTimeIn(slot.startsAt, zone),
      city: zoneCity(zone, language),
    })
  return { when: timeIn(own), elsewhere: otherZones(slot, own).map(timeIn) }
}
