import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listHolidays } from '#contract/data/data.ts'
import type { Holidays } from '#contract/interviews/slot-plan.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'

/** The public holidays by day; empty until loaded. */
export function useHolidays(): Holidays {
  const { data } = useQuery({ queryKey: [listHolidays.path], queryFn: () => askInBrowser(listHolidays, {}) })
  return useMemo(() => new Map((data?.items ?? []).map((holiday) => [holiday.day, holiday])), [data])
}
