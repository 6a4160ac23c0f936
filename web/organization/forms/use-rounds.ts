import { useEffect, useRef, useState } from 'react'

/** A picker that is a new, empty one after each choice, with the focus where it was: the next can be chosen at once. */
export function useRounds() {
  const [round, setRound] = useState(0)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (round > 0) field.current?.querySelector('input')?.focus()
  }, [round])
  return { round, next: () => setRound(round + 1), field }
}
