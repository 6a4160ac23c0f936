import type { StoredAnswer } from '#contract/forms/answer-test.ts'

/** One answer as it was typed last on this device. */
export interface Change {
  readonly candidateId: string
  readonly applicationId: string
  readonly questionId: string
  readonly value: StoredAnswer
  /** By this device's clock. */
  readonly typedAt: number
}

/** Where answers lie from the moment they are typed until the server has said that it has them. */
export interface Shelf {
  /** False where nothing outlives the page. */
  readonly lasts: boolean
  of(candidateId: string, applicationId?: string): Promise<Change[]>
  put(change: Change): Promise<void>
  /** Of this very value only: what was typed since stays. */
  remove(change: Change): Promise<void>
  /** All of one person's. */
  clear(candidateId: string): Promise<void>
}

export const isSameChange = (one: Change, other: Change) =>
  one.typedAt === other.typedAt && JSON.stringify(one.value) === JSON.stringify(other.value)

/** For browsers that keep nothing, such as some private windows. */
export function memoryShelf(): Shelf {
  const kept = new Map<string, Change>()
  const key = ({ candidateId, applicationId, questionId }: Change) => `${candidateId} ${applicationId} ${questionId}`
  return {
    lasts: false,
    async of(candidateId, applicationId) {
      return [...kept.values()].filter(
        (change) =>
          change.candidateId === candidateId && (applicationId === undefined || change.applicationId === applicationId),
      )
    },
    async put(change) {
      kept.set(key(change), change)
    },
    async remove(change) {
      const found = kept.get(key(change))
      if (found && isSameChange(found, change)) kept.delete(key(change))
    },
    async clear(candidateId) {
      for (const [at, change] of kept) if (change.candidateId === candidateId) kept.delete(at)
    },
  }
}
