import type { Location } from 'react-router'

interface State {
  readonly navigation: { readonly state: 'idle' | 'loading' | 'submitting'; readonly location?: Location | undefined }
}

declare global {
  interface Window {
    /** Set by React Router itself. */
    readonly __reactRouterDataRouter?: { readonly state: State; subscribe(hear: (state: State) => void): () => void }
  }
}

export const router = () => window.__reactRouterDataRouter

/** Whether a navigation to another page is under way. */
export const isNavigating = () => (router()?.state.navigation.state ?? 'idle') !== 'idle'

/** Resolves when a navigation starts; waits first for one that is being aborted. */
export async function nextNavigation(): Promise<void> {
  await new Promise((go) => setTimeout(go))
  if (isNavigating()) return
  await new Promise<void>((go) => {
    const forget = router()?.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') return
      forget?.()
      go()
    })
  })
}
