import { useState } from 'react'
import { type ListSearch, narrowedBy } from '../list-search.ts'

const none: ReadonlySet<string> = new Set()

/**
 * The selected applications. The selection stays from page to page and in every order; other filters clear it, so that
 * nothing is done to applications that are not in the list.
 */
export function useSelection(now: ListSearch) {
  const [kept, setKept] = useState({ of: narrowedBy(now), selected: none })
  const of = narrowedBy(now)
  if (kept.of !== of) setKept({ of, selected: none })
  const select = (selected: ReadonlySet<string>) => setKept({ of, selected })
  return [kept.of === of ? kept.selected : none, select] as const
}
