import { useEffect, useState } from 'react'

/**
 * Code that is fetched after the page has been shown, because most readers never need it or because it runs in browsers
 * only. `load` is a constant of its module; when it fails, the reader is told and may `retry`.
 */
export function useLateModule<Module>(load: () => Promise<Module>) {
  const [attempt, setAttempt] = useState(1)
  const [module, setModule] = useState<Module>()
  const [failedAttempt, setFailedAttempt] = useState(0)

  useEffect(() => {
    let wanted = true
    load().then(
      (loaded) => wanted && setModule(() => loaded),
      (error: unknown) => {
        console.warn(error)
        if (wanted) setFailedAttempt(attempt)
      },
    )
    return () => {
      wanted = false
    }
  }, [load, attempt])

  return { module, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) }
}
