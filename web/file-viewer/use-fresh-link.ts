import { useEffect, useRef, useState } from 'react'
import type { SignedLink } from '#contract/sent-file.ts'

/** Links are valid for ten minutes, and renewed before. */
const renewAfter = 8 * 60_000
const lookEvery = 30_000

/** A link to the file that is renewed for as long as the page is open. */
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
    let freshUntil = 0
    const ask = () =>
      latest.current().then(
        (link) => {
          if (!wanted) return
          freshUntil = Date.now() + renewAfter
          setAddress(link.address)
        },
        () => wanted && setFailedAttempt(attempt),
      )
    // Checked often, so that a failed renewal is retried soon and a page that slept gets a fresh link.
    const askIfOld = () => {
      if (document.visibilityState === 'visible' && Date.now() >= freshUntil) void ask()
    }
    void ask()
    const timer = setInterval(askIfOld, lookEvery)
    document.addEventListener('visibilitychange', askIfOld)
    return () => {
      wanted = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askIfOld)
    }
  }, [attempt])

  return { address, failed: failedAttempt === attempt && address === undefined, retry: () => setAttempt(attempt + 1) }
}
