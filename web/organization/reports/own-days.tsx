import { useState } from 'react'
import { istanbulDay } from '#platform/text/dates.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { LazyDatePicker } from '../lazy-date-pickers.tsx'
import type { ReportSearch } from './report-search.ts'

/** The first and last day of a custom period. */
export function OwnDays({ now }: { now: ReportSearch }) {
  const t = useTexts('org_candidate_list_and_detail')
  const [from, setFrom] = useState(now.from ?? null)
  const [to, setTo] = useState(now.to ?? null)
  const max = istanbulDay(new Date())
  return (
    <>
      <div>
        <LazyDatePicker label={t('reports.from')} value={from} max={max} onChange={setFrom} />
        <input type="hidden" name="from" value={from ?? ''} />
      </div>
      <div>
        <LazyDatePicker label={t('reports.to')} value={to} max={max} onChange={setTo} />
        <input type="hidden" name="to" value={to ?? ''} />
      </div>
    </>
  )
}
