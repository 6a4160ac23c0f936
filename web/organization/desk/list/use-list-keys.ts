import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { rowsBetween } from '#web/ui/data/rows-between.ts'
import type { Selecting } from './selecting.ts'
import { useKeys } from './use-keys.ts'
import { noteListLeft, takeOpened } from './way-back.ts'

interface ListKeys<Name extends string> {
  /** The ids of this page's rows, in order */
  readonly ids: readonly string[]
  /** The acts with a keyboard shortcut */
  readonly acts: readonly { readonly key: string; readonly name: Name }[]
  readonly selection: Selecting | undefined
  readonly onAct: (act: Name, current: string | undefined) => void
  /** Set if there is a preview beside the list */
  readonly onPeek?: (id: string) => void
  readonly onEscape: () => void
  readonly onHelp: () => void
  readonly onSearch: () => void
}

/**
 * Keyboard navigation of a list. One row is current: its link has the focus, and after hydration the other rows leave
 * the tab order (roving tabindex), so that Tab skips the table. Returns the current row.
 */
export function useListKeys<Name extends string>(keys: ListKeys<Name>) {
  const { ids, acts, selection, onAct, onPeek, onEscape, onHelp, onSearch } = keys
  const isAwake = useHydrated()
  const [focused, setFocused] = useState<string>()
  /** The last ticked row: the start of a range, wherever the keyboard cursor has moved since. */
  const anchor = useRef<string>(undefined)
  const isHere = focused !== undefined && ids.includes(focused)
  const current = isHere ? focused : isAwake ? ids[0] : undefined

  /** The first key press moves to the first row. */
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

  // Follows the focus into a row, by click, Tab or shortcut.
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const id = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined
      if (id) setFocused(id)
    }
    window.addEventListener('focusin', follow)
    return () => window.removeEventListener('focusin', follow)
  }, [])

  // After returning from an application its row is focused; an opened application focuses its own heading.
  useEffect(() => {
    linkOf(takeOpened() ?? '')?.focus()
    return noteListLeft
  }, [])

  return current
}

/** Arrows scroll the page unless a row has the focus. */
const inRow = (way: () => void) => () => (document.activeElement?.closest('[data-row]') ? way() : (false as const))

/** Clicks real links, so that they also open in a new window, and work without script. */
export const linkOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"] th a`)
