import { useEffect } from 'react'
import { whenIdle } from '../loading/when-idle.ts'
import { shelfName } from './shelf-name.ts'

/** Whoever signs in again finds what they typed before on the server soon, wherever they go first. */
export function useLeftovers(candidateId: string) {
  useEffect(() => {
    // Without a network it is tried again on the next page.
    whenIdle(() => sendWhatIsHere(candidateId).catch(console.warn))
  }, [candidateId])
}

async function sendWhatIsHere(candidateId: string) {
  if (!(await wasTypedHere())) return
  const { sendLeftovers } = await import('./send-leftovers.ts')
  await sendLeftovers(candidateId)
}

/** In this browser, by anybody: where nobody ever typed there is nothing to fetch the rest for. A browser that cannot tell may. */
async function wasTypedHere(): Promise<boolean> {
  if (!('databases' in indexedDB)) return true
  const databases = await indexedDB.databases().catch(() => [{ name: shelfName }])
  return databases.some(({ name }) => name === shelfName)
}
