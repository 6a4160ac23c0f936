import { useEffect, useState } from 'react'

/** The seconds left, updated every second. */
export function useCountdown(first = 0) {
  const [left, start] = useState(first)
  const isCounting = left > 0
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => start((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  return { left, start }
}
