import { useEffect } from 'react'
import { whenIdle } from '../shell/when-idle.ts'

/** Whoever signs in again finds what they typed before on the server soon, wherever they go first. */
export function useLeftovers(candidateId: string) {
  useEffect(() => {
    whenIdle(async () => {
      const { sendLeftovers } = await import('./send-leftovers.ts')
      await sendLeftovers(candidateId).catch(console.warn)
    })
  }, [candidateId])
}
