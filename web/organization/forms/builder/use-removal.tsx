import { useState } from 'react'
import { RemovedLine } from './frame/removed-line.tsx'

interface Removed<Item> {
  readonly item: Item
  readonly name: string
  readonly at: number
}

/** Removes from a list of the form. Where the last one was it says so, and takes it back while there is room for it. */
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

  /** What was removed before the one that is there now, or behind the last. */
  function removedAt(place: number) {
    if (!removed || items.length >= most || Math.min(removed.at, items.length) !== place) return null
    // The button that was pressed is gone with what it removed.
    return <RemovedLine name={removed.name} takesFocus onTakeBack={() => takeBack(removed)} />
  }

  return { remove, removedAt }
}
