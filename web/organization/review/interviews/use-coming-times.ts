import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Availability, listAvailabilities } from '#contract/interviews/availabilities.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'

/** The most times that an invitation may offer. */
const most = 500

/** A form's future times, the earliest first, up to that limit. */
export function useComingTimes(formId: string) {
  const { myId: companyId } = useMe()
  const [from] = useState(() => new Date().toISOString())
  const input = { companyId, formId, from, pageSize: most }
  const { data, isError, refetch } = useQuery({
    queryKey: [listAvailabilities.path, input],
    queryFn: ({ signal }) => askInBrowser(listAvailabilities, input, { signal, quiet: true }),
    // The dialog shows the error itself.
    meta: { isOfPage: true },
  })
  return {
    times: data?.items.filter(({ startsAt }) => startsAt > from),
    hasMore: (data?.total ?? 0) > most,
    failed: isError,
    retry: () => void refetch(),
  }
}

export const isFree = ({ seats, taken }: Pick<Availability, 'seats' | 'taken'>) => taken < seats
