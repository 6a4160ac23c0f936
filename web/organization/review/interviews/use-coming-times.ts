import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Availability, listAvailabilities } from '#contract/interviews/availabilities.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'

/** As many as one invitation may offer. */
const most = 500

/** The times of a form that have not begun, the earliest first, as many as one invitation may offer. */
export function useComingTimes(formId: string) {
  const { myId: companyId } = useMe()
  const [from] = useState(() => new Date().toISOString())
  const input = { companyId, formId, from, pageSize: most }
  const { data, isError, refetch } = useQuery({
    queryKey: [listAvailabilities.path, input],
    queryFn: ({ signal }) => askInBrowser(listAvailabilities, input, { signal, quiet: true }),
    // The dialog tells of it.
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
