import { autosaveOf, ownAnswerStore } from './use-autosave.ts'

/** The server refuses answers that were typed longer ago. */
const month = 2_592_000_000

/**
 * Sends what the same person typed in this browser earlier and what did not reach the server then. Returns how many
 * answers are still unsaved.
 */
export async function sendUnsaved(candidateId: string): Promise<number> {
  const store = await ownAnswerStore()
  const left = await store.of(candidateId)
  for (const change of left) if (Date.now() - change.typedAt > month) await store.remove(change)
  for (const applicationId of new Set(left.map((change) => change.applicationId))) {
    const first = { formVersion: 0, savedAt: new Date().toISOString(), items: [] }
    const autosave = autosaveOf(candidateId, applicationId, first)
    await autosave.start()
    await autosave.flush()
    autosave.stop()
  }
  return countUnsaved(candidateId)
}

export const countUnsaved = async (candidateId: string) => (await (await ownAnswerStore()).of(candidateId)).length

/** Deletes everything that a person who signs out typed in this browser. */
export const forgetUnsaved = async (candidateId: string) => (await ownAnswerStore()).clear(candidateId)
