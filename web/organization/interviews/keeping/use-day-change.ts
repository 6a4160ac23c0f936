import { useQuery } from '@tanstack/react-query'
import { changeInterviewDay } from '#contract/interviews/days.ts'
import { AskError } from '#web/ask.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { spanOf } from '../calendar-search.ts'
import { daysBetween } from './day-shift.ts'
import type { MoveValues } from './move-fields.tsx'

export interface DayChange extends MoveValues {
  readonly day: string | null
  readonly formId: string
  readonly way: 'move' | 'cancel'
}

/** A change of a day's interviews, with its dry run as soon as the input suffices. */
export function useDayChange(change: DayChange) {
  const { myId: companyId } = useMe()
  const asked = askedOf(companyId, change)
  const isWhole = change.day !== null && (change.way === 'cancel' || asked.minutes !== 0 || 'place' in asked)
  const { data: preview, error } = useQuery({
    queryKey: ['dryRun', changeInterviewDay.path, asked],
    queryFn: ({ signal }) => askInBrowser(changeInterviewDay, { ...asked, dryRun: true }, { signal, quiet: true }),
    enabled: isWhole,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    meta: { isOfPage: true },
  })
  return {
    asked,
    preview: isWhole ? preview : undefined,
    refused: isWhole && error instanceof AskError ? { problem: error.problem } : undefined,
  }
}

function askedOf(companyId: string, { day, formId, way, toDay, shift, place }: DayChange) {
  const span = day === null ? { from: '', to: '' } : spanOf([day])
  const isMove = way === 'move' && day !== null
  return {
    companyId,
    change: way,
    startsFrom: span.from,
    startsBefore: span.to,
    minutes: isMove ? daysBetween(day, toDay ?? day) * 1440 + shift : 0,
    ...(formId && { formId }),
    ...(isMove && place.trim() && { place: place.trim() }),
  }
}
