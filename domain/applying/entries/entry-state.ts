import type { EntryState } from '#contract/entries/entry-words.ts'

interface Standing {
  /** From the snapshot. */
  readonly entered: boolean
  readonly takenOverAt: Date | null
  readonly removedAt: Date | null
}

export function entryState({ entered, takenOverAt, removedAt }: Standing): EntryState {
  if (removedAt !== null) return 'removed'
  if (!entered) return 'handedIn'
  return takenOverAt === null ? 'waiting' : 'takenOver'
}
