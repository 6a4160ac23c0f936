import { useEffect, useState } from 'react'

/**
 * A lazy module, loaded after the page is shown, because most readers never need it or it only runs in browsers. `load`
 * must be a module constant; on failure the component shows it and can `retry`.
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
