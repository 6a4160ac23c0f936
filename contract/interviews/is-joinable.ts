const early = 15 * 60_000

interface Times {
  readonly startsAt: string
  readonly minutes: number
}

/** Whether an interview can be joined: from a quarter of an hour before it begins until it ends. */
export function isJoinable({ startsAt, minutes }: Times, now: number): boolean {
  const begins = Date.parse(startsAt)
  return now >= begins - early && now < begins + minutes * 60_000
}
