import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** "Düzenle" and the problems of a hand-in lead to a field by its id: it is brought into sight and entered. */
export function useFocusField() {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash) return
    const field = document.getElementById(decodeURIComponent(hash.slice(1)))
    const inside = field?.querySelector<HTMLElement>('input, textarea, [role="spinbutton"], button')
    ;(inside ?? field)?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }, [hash])
}
