import { useEffect } from 'react'
import type { Asked } from '#contract/call.ts'
import { listInterviews } from '#contract/interviews/interviews.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { queryClient } from '#web/queries/query-client.ts'

const lookEvery = 20_000
/** Deduplicates refetches of several invitations on one page, in milliseconds. */
const recent = 5_000

/** Polls the times while a candidate is choosing, because others choose too. A failed poll is left to the next one. */
export function useLiveInterviews(isChoosing: boolean) {
  useEffect(() => {
    if (!isChoosing) return
    const look = () => {
      if (document.visibilityState === 'visible') lookAgain()
    }
    const timer = setInterval(look, lookEvery)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [isChoosing])
}

function lookAgain() {
  const shown = queryClient.getQueryCache().findAll({ queryKey: [listInterviews.path], type: 'active' })
  for (const { queryKey, state } of shown) {
    if (Date.now() - state.dataUpdatedAt < recent) continue
    const [, input] = queryKey as readonly [string, Asked<typeof listInterviews>]
    askInBrowser(listInterviews, input, { quiet: true }).then(
      (answer) => queryClient.setQueryData(queryKey, answer),
      () => {},
    )
  }
}
