import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component that is loaded when first wanted. A failed load is retried when `wanted` changes; until then the page
 * works without it, whereas `lazy` would fail the whole page.
 */
export function useLoaded<Props>(wanted: unknown, load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (wanted) load().then(({ default: component }) => setLoaded(() => component), ignore)
  }, [wanted, load])
  return wanted ? Loaded : undefined
}

function ignore() {}
