import { useEffect, useState } from 'react'

/** Whether this browser shows something for the first time; false until known. */
export function useFirstTime(name: string) {
  const [isFirst, setFirst] = useState(false)
  useEffect(() => {
    try {
      if (localStorage.getItem(name) !== null) return
      localStorage.setItem(name, '')
    } catch {
      // Without storage it is shown without the animation.
      return
    }
    setFirst(true)
  }, [name])
  return isFirst
}
