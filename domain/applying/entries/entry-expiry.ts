const day = 86_400_000

/** How long what was entered waits for somebody to take it over, after the form's end; and where the form has no end. */
const [daysAfterEnd, daysWithoutEnd] = [90, 180]

/**
 * When what was entered and never taken over is removed (decision 26). The link of the invitation works until then, so
 * that nobody's data is stored without a way to have it removed.
 */
export function entryExpiry({ closesAt }: { readonly closesAt: Date | null }, now: Date): Date {
  if (closesAt === null) return new Date(now.getTime() + daysWithoutEnd * day)
  return new Date(Math.max(closesAt.getTime(), now.getTime()) + daysAfterEnd * day)
}
