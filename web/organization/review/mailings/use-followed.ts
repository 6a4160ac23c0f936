import { useEffect } from 'react'
import type { Mailing } from '#contract/mailings/mailings.ts'
import type { Noun } from '#web/queries/answers-by-noun.ts'
import { fetchAgain } from '#web/queries/fetch-again.ts'

const pollMs = 2000
/** What is planned for later changes nothing in this time. */
const soonSeconds = 120

/** While something is on its way, the numbers follow it. */
export function useFollowed(items: readonly Mailing[], noun: Noun) {
  const isUnderWay = items.some(
    ({ state, releaseIn }) => state === 'sending' || (state === 'held' && releaseIn <= soonSeconds),
  )
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void fetchAgain(noun), pollMs)
    return () => clearInterval(timer)
  }, [isUnderWay, noun])
}
