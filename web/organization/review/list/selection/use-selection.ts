import { useState } from 'react'
import { type ListSearch, narrowedBy } from '../list-search.ts'
import { noneSelected, type Selected, withSelected } from './selected.ts'

/**
 * The selected applications. The selection stays from page to page and in every order; other filters clear it, so that
 * nothing is done to applications that are not in the list.
 */
export function useSelection(now: ListSearch) {
  const of = narrowedBy(now)
  const [kept, setKept] = useState({ of, selected: noneSelected })
  if (kept.of !== of) setKept({ of, selected: noneSelected })
  return {
    selected: kept.of === of ? kept.selected : noneSelected,
    setSelected: (selected: Selected) => setKept({ of, selected }),
    select: (ids: readonly string[], isOn: boolean) =>
      setKept((before) => ({ of, selected: withSelected(before.selected, ids, isOn) })),
  }
}
