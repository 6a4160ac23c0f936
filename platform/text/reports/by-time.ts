interface Counted {
  readonly day: string
  readonly begun: number
  readonly handedIn: number
}

const longestByDay = 100

/** Days as they are, or by week where they are too many for a line: each week is named by its first day. */
export function byTime<Day extends Counted>(
  days: readonly Day[],
): { readonly unit: 'day' | 'week'; readonly points: readonly Counted[] } {
  if (days.length <= longestByDay) return { unit: 'day', points: days }
  const weeks = new Map<string, { day: string; begun: number; handedIn: number }>()
  for (const { day, begun, handedIn } of days) {
    const monday = mondayOf(day)
    const week = weeks.get(monday) ?? { day: monday, begun: 0, handedIn: 0 }
    week.begun += begun
    week.handedIn += handedIn
    weeks.set(monday, week)
  }
  return { unit: 'week', points: [...weeks.values()] }
}

function mondayOf(day: string): string {
  const date = new Date(day)
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
}
