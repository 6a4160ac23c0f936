import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { rowsBetween } from '#web/ui/data/rows-between.ts'
import { useKeys } from '../use-keys.ts'
import { noteListLeft, takeOpened } from '../way-back.ts'
import type { Selecting } from './table/applications-table.tsx'

interface ListKeys<Name extends string> {
  /** The rows of this page, in their order */
  readonly ids: readonly string[]
  /** The acts that a key opens */
  readonly acts: readonly { readonly key: string; readonly name: Name }[]
  readonly selection: Selecting | undefined
  readonly onAct: (act: Name, current: string | undefined) => void
  /** Where something can be looked at beside the list */
  readonly onPeek?: (id: string) => void
  readonly onEscape: () => void
  readonly onHelp: () => void
  readonly onSearch: () => void
}

/**
 * Working through the list by keyboard. One row is current: its link has the focus, and the others leave the tab order
 * once the page is awake, so that Tab leads past the table. Answers that row.
 */
export function useListKeys<Name extends string>(keys: ListKeys<Name>) {
  const { ids, acts, selection, onAct, onPeek, onEscape, onHelp, onSearch } = keys
  const isAwake = useHydrated()
  const [focused, setFocused] = useState<string>()
  /** The row that was ticked last: a range begins there, however far the keyboard has gone since. */
  const anchor = useRef<string>(undefined)
  const isHere = focused !== undefined && ids.includes(focused)
  const current = isHere ? focused : isAwake ? ids[0] : undefined

  /** The first press goes to the first row. */
  const move = (by: number, selects = false) => {
    const at = isHere ? ids.indexOf(focused) + by : 0
    const next = ids[Math.max(0, Math.min(at, ids.length - 1))]
    if (!next) return
    if (selects) {
      selection?.onSelect([...(isHere ? [focused] : []), next], true)
      anchor.current = next
    }
    setFocused(next)
    linkOf(next)?.focus()
  }
  const toggle = () => {
    if (!isHere) return
    selection?.onSelect([focused], !selection.isSelected(focused))
    anchor.current = focused
  }
  const selectRange = () => {
    if (isHere) selection?.onSelect(rowsBetween(ids, anchor.current, focused), true)
  }
  const next = () => move(1)
  const previous = () => move(-1)

  useKeys({
    j: next,
    k: previous,
    J: selection && (() => move(1, true)),
    K: selection && (() => move(-1, true)),
    ArrowDown: inRow(next),
    ArrowUp: inRow(previous),
    x: selection && toggle,
    X: selection && selectRange,
    ' ': isHere && onPeek ? () => onPeek(focused) : undefined,
    Escape: onEscape,
    '?': onHelp,
    '/': onSearch,
    ...(selection &&
      Object.fromEntries(acts.map(({ key, name }) => [key, () => onAct(name, isHere ? focused : undefined)]))),
  })

  // Whatever brought the focus into a row: a press, Tab, or a key of ours.
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const id = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined
      if (id) setFocused(id)
    }
    window.addEventListener('focusin', follow)
    return () => window.removeEventListener('focusin', follow)
  }, [])

  // Whoever comes back from an application goes on where they were; whoever opens one is led to its heading.
  useEffect(() => {
    linkOf(takeOpened() ?? '')?.focus()
    return noteListLeft
  }, [])

  return current
}

/** Arrows scroll the page, unless a row of the list has the focus. */
const inRow = (way: () => void) => () => (document.activeElement?.closest('[data-row]') ? way() : (false as const))

/** Real links: they open in a new window, and work without script. */
export const linkOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"] th a`)
