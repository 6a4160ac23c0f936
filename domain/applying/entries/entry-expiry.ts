const day = 86_400_000

/** Days until an entry that was not taken over is removed: after the form's end, and without one. */
const [daysAfterEnd, daysWithoutEnd] = [90, 180]

/**
 * When an entry that was never taken over is removed (decision 26). The link of the invitation works until then, so
 * that the person can have the data removed as long as it is stored.
 */
export function entryExpiry({ closesAt }: { readonly closesAt: Date | null }, now: Date): Date {
  if (closesAt === null) return new Date(now.getTime() + daysWithoutEnd * day)
  return new Date(Math.max(closesAt.getTime(), now.getTime()) + daysAfterEnd * day)
}
