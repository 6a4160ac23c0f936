import { useEffect, useRef, useState } from 'react'

/** Remounts a picker after each choice, empty and focused. */
export function useRounds() {
  const [round, setRound] = useState(0)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (round > 0) field.current?.querySelector('input')?.focus()
  }, [round])
  return { round, next: () => setRound(round + 1), field }
}
