import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component that is fetched when it is first wanted. A fetch that fails is repeated when `wanted` changes; until then
 * the page does without it, where `lazy` would take the whole page down.
 */
export function useLoaded<Props>(wanted: unknown, load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (wanted) load().then(({ default: component }) => setLoaded(() => component), ignore)
  }, [wanted, load])
  return wanted ? Loaded : undefined
}

function ignore() {}
