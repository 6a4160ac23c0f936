import { useQuery } from '@tanstack/react-query'
import { listInterviewers } from '#contract/interviews/calendar.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'

/** The possible interviewers with their video rooms; empty until loaded. */
export function useInterviewers() {
  const { myId: companyId } = useMe()
  const { data } = useQuery({
    queryKey: [listInterviewers.path, { companyId }],
    queryFn: () => askInBrowser(listInterviewers, { companyId }),
  })
  return { interviewers: data?.items ?? [], makesRooms: data?.makesRooms ?? false }
}
