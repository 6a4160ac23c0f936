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

/** Stores answers on the device from typing until the server has acknowledged them. */
export interface AnswerStore {
  /** Whether the store outlives the page. */
  readonly lasts: boolean
  of(candidateId: string, applicationId?: string): Promise<Change[]>
  put(change: Change): Promise<void>
  /** Removes this very value only; a newer one stays. */
  remove(change: Change): Promise<void>
  /** Removes everything of one person. */
  clear(candidateId: string): Promise<void>
}

export const isSameChange = (one: Change, other: Change) =>
  one.typedAt === other.typedAt && JSON.stringify(one.value) === JSON.stringify(other.value)

/** For browsers that store nothing, such as some private windows. */
export function memoryAnswerStore(): AnswerStore {
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
