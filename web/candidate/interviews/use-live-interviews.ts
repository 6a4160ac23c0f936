import { useEffect } from 'react'
import type { Asked } from '#contract/call.ts'
import { listInterviews } from '#contract/interviews/interviews.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { queryClient } from '#web/queries/query-client.ts'

const lookEvery = 20_000
/** Other invitations on the page may have asked for the same a moment ago. */
const recent = 5_000

/** Keeps the times current while somebody chooses: others choose too. What fails is asked again by itself the next time. */
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
