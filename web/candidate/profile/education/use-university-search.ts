import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listUniversities } from '#contract/data/data.ts'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'

const typingPause = 200

/** The universities of Türkiye before anything is typed; then what the server finds, in any country. */
export function useUniversitySearch(text: string) {
  const wanted = useSettled(text.trim())
  const { call, input, key } = query(listUniversities, wanted === '' ? { limit: 1000 } : { search: wanted, limit: 50 })
  const { data, isFetching, isError } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => askInBrowser(call, input, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { found: data?.items ?? [], loading: isFetching, failed: isError }
}

/** The debounced text. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
