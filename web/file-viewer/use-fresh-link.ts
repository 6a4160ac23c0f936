import { useEffect, useRef, useState } from 'react'
import type { SignedLink } from '#contract/sent-file.ts'

/** A link is good for ten minutes; whoever reads longer than this gets the next one in time. */
const renewAfter = 8 * 60_000

/** A link that opens the file now, whenever the page around it was loaded. */
export function useFreshLink(renew: () => Promise<SignedLink>) {
  const latest = useRef(renew)
  const [attempt, setAttempt] = useState(1)
  const [address, setAddress] = useState<string>()
  const [failedAttempt, setFailedAttempt] = useState(0)

  useEffect(() => {
    latest.current = renew
  })

  useEffect(() => {
    let wanted = true
    const ask = () =>
      latest.current().then(
        (link) => wanted && setAddress(link.address),
        () => wanted && setFailedAttempt(attempt),
      )
    void ask()
    const timer = setInterval(ask, renewAfter)
    return () => {
      wanted = false
      clearInterval(timer)
    }
  }, [attempt])

  return { address, failed: failedAttempt === attempt && address === undefined, retry: () => setAttempt(attempt + 1) }
}
