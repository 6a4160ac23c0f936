/** Parses a time of day (9, 930, 9.30, 09:30) to `HH:MM`; undefined if invalid. */
export function readClock(text: string): string | undefined {
  const parts = /^(\d{1,2})(?:[:. ]?([0-5]\d))?$/.exec(text.trim())
  const hour = Number(parts?.[1])
  return parts && hour < 24 ? `${String(hour).padStart(2, '0')}:${parts[2] ?? '00'}` : undefined
}
