/** How many requests this process answered in the last minutes, for the status page. Sixty numbers, whatever happens. */

const minutes = 60

interface Minute {
  at: number
  answered: number
  failed: number
  milliseconds: number
}

const ring: Minute[] = Array.from({ length: minutes }, () => ({ at: -1, answered: 0, failed: 0, milliseconds: 0 }))

const minuteOf = (now: number) => Math.floor(now / 60_000)

export function countRequest(status: number, milliseconds: number, now = Date.now()) {
  const at = minuteOf(now)
  const minute = ring[at % minutes] as Minute
  if (minute.at !== at) Object.assign(minute, { at, answered: 0, failed: 0, milliseconds: 0 })
  minute.answered += 1
  if (status >= 500) minute.failed += 1
  minute.milliseconds += milliseconds
}

export function recentRequests(now = Date.now()) {
  const oldest = minuteOf(now) - minutes
  const sums = { answered: 0, failed: 0, milliseconds: 0 }
  for (const { at, answered, failed, milliseconds } of ring) {
    if (at <= oldest) continue
    sums.answered += answered
    sums.failed += failed
    sums.milliseconds += milliseconds
  }
  const { answered, failed, milliseconds } = sums
  return { minutes, answered, failed, averageMs: answered > 0 ? Math.round((milliseconds / answered) * 10) / 10 : null }
}
