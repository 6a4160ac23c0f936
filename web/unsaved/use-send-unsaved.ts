import { useEffect } from 'react'
import { whenIdle } from '../loading/when-idle.ts'
import { answerStoreName } from './answer-store-name.ts'

/** After signing in, sends what the person typed in this browser earlier, on whatever page they are. */
export function useSendUnsaved(candidateId: string) {
  useEffect(() => {
    // If it fails, the next page tries again.
    whenIdle(() => sendWhatIsHere(candidateId).catch(console.warn))
  }, [candidateId])
}

async function sendWhatIsHere(candidateId: string) {
  if (!(await wasTypedHere())) return
  const { sendUnsaved } = await import('./send-unsaved.ts')
  await sendUnsaved(candidateId)
}

/**
 * Whether anybody ever typed in this browser; otherwise the code for sending is not even fetched. True where the
 * browser cannot say.
 */
async function wasTypedHere(): Promise<boolean> {
  if (!('databases' in indexedDB)) return true
  const databases = await indexedDB.databases().catch(() => [{ name: answerStoreName }])
  return databases.some(({ name }) => name === answerStoreName)
}
