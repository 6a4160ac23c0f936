import { useState } from 'react'
import { RemovedLine } from './removed-line.tsx'

interface Removed<Item> {
  readonly item: Item
  readonly name: string
  readonly at: number
}

/** Removes an item of a form's list. A line in its place offers to restore it, while the list has room for it. */
export function useRemoval<Item>(items: readonly Item[], setItems: (items: Item[]) => void, most: number) {
  const [removed, setRemoved] = useState<Removed<Item>>()

  function remove(at: number, name: string) {
    const item = items[at]
    if (item === undefined) return
    setRemoved({ item, name, at })
    setItems(items.toSpliced(at, 1))
  }

  function takeBack({ item, at }: Removed<Item>) {
    setItems(items.toSpliced(at, 0, item))
    setRemoved(undefined)
  }

  /** The line to restore the removed item, shown before the item at this position or after the last one. */
  function removedAt(place: number) {
    if (!removed || items.length >= most || Math.min(removed.at, items.length) !== place) return null
    // The pressed button is gone with its item, so this line takes the focus.
    return <RemovedLine name={removed.name} takesFocus onTakeBack={() => takeBack(removed)} />
  }

  return { remove, removedAt }
}
