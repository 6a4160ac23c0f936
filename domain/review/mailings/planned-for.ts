import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import { mostDaysAhead } from '#contract/mailings/mailings.ts'
import { problem } from '#contract/problems.ts'

/**
 * The planned time of a message; null to send it right after the seconds of holding, also if the time lies within them.
 */
export function plannedFor({ sendAt }: { readonly sendAt: string | null }): Date | null {
  if (sendAt === null) return null
  const chosen = Date.parse(sendAt)
  const now = Date.now()
  if (chosen <= now || chosen > now + mostDaysAhead * 86_400_000) throw problem('mailings.sendAtPast')
  return chosen <= now + heldSeconds * 1000 ? null : new Date(chosen)
}
