import { useEffect, useState } from 'react'

/** Whether this browser shows something for the first time; false until that is known. */
export function useFirstTime(name: string) {
  const [isFirst, setFirst] = useState(false)
  useEffect(() => {
    try {
      if (localStorage.getItem(name) !== null) return
      localStorage.setItem(name, '')
    } catch {
      // A browser that keeps nothing shows it without moving.
      return
    }
    setFirst(true)
  }, [name])
  return isFirst
}
