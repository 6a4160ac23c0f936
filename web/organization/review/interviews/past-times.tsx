import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listAvailabilities } from '#contract/interviews/availabilities.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { SlotDays } from './slot-days.tsx'

const pageSize = 100

/** Past times, the latest first: the call sorts by the earliest, so its last page is shown first. */
export function PastTimes({ formId, before, total }: { formId: string; before: string; total: number }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const [last] = useState(Math.ceil(total / pageSize))
  const [back, setBack] = useState(0)
  const input = { companyId, formId, to: before, pageNumber: last - back, pageSize }
  const { data, error, refetch } = useQuery({
    queryKey: [listAvailabilities.path, input],
    queryFn: ({ signal }) => askInBrowser(listAvailabilities, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    meta: { isOfPage: true },
  })
  if (error) return <RetryNotice onRetry={() => void refetch()}>{t('interviews.past.failed')}</RetryNotice>
  if (!data) return <LoadingBlock />
  return (
    <Stack>
      <SlotDays formId={formId} slots={data.items} isReversed />
      {last > 1 && (
        <Cluster gap={2}>
          <Button aria-disabled={back === 0} onClick={() => setBack(Math.max(0, back - 1))}>
            {t('interviews.past.newer')}
          </Button>
          <Button aria-disabled={back === last - 1} onClick={() => setBack(Math.min(last - 1, back + 1))}>
            {t('interviews.past.older')}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}
