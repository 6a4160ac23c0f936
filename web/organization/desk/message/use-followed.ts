import { useEffect } from 'react'
import type { Mailing } from '#contract/mailings/mailings.ts'
import type { Noun } from '#web/queries/answers-by-noun.ts'
import { invalidate } from '#web/queries/invalidate.ts'

const pollMs = 2000
/** The horizon in seconds; mailings scheduled later need no polling yet. */
const soonSeconds = 120

/** Polls the progress while a mailing is being sent. */
export function useFollowed(items: readonly Mailing[], noun: Noun) {
  const isUnderWay = items.some(
    ({ state, releaseIn }) => state === 'sending' || (state === 'held' && releaseIn <= soonSeconds),
  )
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void invalidate(noun), pollMs)
    return () => clearInterval(timer)
  }, [isUnderWay, noun])
}
