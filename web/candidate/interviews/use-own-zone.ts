import { timeZone as istanbul } from '#platform/text/dates.ts'
import { differingZones } from '#platform/text/zoned-times.ts'
import { useHydrated } from '#web/forms/use-hydrated.ts'

/**
 * The browser's time zone. The server does not know it and uses Istanbul's; so does a browser whose zone shows the same
 * times at all these moments.
 */
export function useOwnZone(moments: readonly string[]): string {
  const own = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : istanbul
  return moments.some((moment) => differingZones(moment, [istanbul, own]).length > 1) ? own : istanbul
}

/** The other zones to show: Istanbul's, and the one that the time was planned in. */
export const otherZones = ({ startsAt, timeZone }: { startsAt: string; timeZone: string }, own: string) =>
  differingZones(startsAt, [own, istanbul, timeZone]).slice(1)
