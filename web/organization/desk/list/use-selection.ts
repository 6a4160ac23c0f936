import { useEffect, useState } from 'react'
import { afterUndo } from '../acts/undo-offers.ts'
import { afterReturn, noneSelected, type Selected, withSelected } from './selected.ts'

/**
 * The selected rows of a list. The selection survives changes of page and order; changed filters (`of`, as a text)
 * clear it, so that no act touches rows outside the list.
 */
export function useSelection(of: string) {
  const [kept, setKept] = useState({ of, selected: noneSelected })
  if (kept.of !== of) setKept({ of, selected: noneSelected })
  useEffect(() => afterUndo(() => setKept((before) => ({ ...before, selected: afterReturn(before.selected) }))), [])
  return {
    selected: kept.of === of ? kept.selected : noneSelected,
    setSelected: (selected: Selected) => setKept({ of, selected }),
    select: (ids: readonly string[], isOn: boolean) =>
      setKept((before) => ({ of, selected: withSelected(before.selected, ids, isOn) })),
  }
}
