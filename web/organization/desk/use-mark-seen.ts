import { useEffect } from 'react'
import { markSeen } from '#contract/review/weighing.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'

type ApplicationIds = Readonly<Record<'companyId' | 'formId' | 'appId', string>>

/**
 * Marks an opened application and its notifications as seen; prefetching does not. The page does not wait for the
 * answer, and ignores a failure.
 */
export function useMarkSeen({ companyId, formId, appId }: ApplicationIds) {
  useEffect(() => {
    askInBrowser(markSeen, { companyId, formId, appId }, { quiet: true })
      .then(({ newsRead }) => (newsRead > 0 ? invalidate('memberNews') : undefined))
      .catch(console.warn)
  }, [companyId, formId, appId])
}
