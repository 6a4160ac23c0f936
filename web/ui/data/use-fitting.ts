import { useEffect, useRef } from 'react'

/**
 * Marks a frame by whether its table fits in it (`data-fits`). Only a stylesheet reads the mark, so nothing is rendered
 * again; until the first measure the stylesheet goes by the width of the window.
 */
export function useFitting() {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const [around, table] = [frame.current, frame.current?.querySelector('table')]
    if (!around || !table) return
    const measure = () => {
      around.dataset.fits = String(table.scrollWidth <= around.clientWidth)
    }
    const observer = new ResizeObserver(measure)
    for (const measured of [around, table]) observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return frame
}
