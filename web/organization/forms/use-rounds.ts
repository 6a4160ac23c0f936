import { useEffect, useRef, useState } from 'react'

/** Makes a picker start anew, empty and focused, after each choice. */
export function useRounds() {
  const [round, setRound] = useState(0)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (round > 0) field.current?.querySelector('input')?.focus()
  }, [round])
  return { round, next: () => setRound(round + 1), field }
}
