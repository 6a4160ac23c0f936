import { useState } from 'react'
import { type ListSearch, narrowedBy } from '../list-search.ts'

const none: ReadonlySet<string> = new Set()

/**
 * What is selected in the list as it is narrowed now. It stays from page to page and in every order; narrowed otherwise,
 * the list begins with nothing selected, so that nothing is done to anybody who is not in it.
 */
export function useSelection(now: ListSearch) {
  const [kept, setKept] = useState({ of: narrowedBy(now), selected: none })
  const of = narrowedBy(now)
  if (kept.of !== of) setKept({ of, selected: none })
  const select = (selected: ReadonlySet<string>) => setKept({ of, selected })
  return [kept.of === of ? kept.selected : none, select] as const
}
