import { useEffect, useState } from 'react'

const often = 15_000

/** The current time by the reader's clock; undefined until hydration. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, often)
    return () => clearInterval(timer)
  }, [])
  return now
}
