import { useEffect, useState } from 'react'

const often = 15_000

/** The time by the reader's clock; undefined until the page is awake. */
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
