import type { Location } from 'react-router'

interface State {
  readonly navigation: { readonly state: 'idle' | 'loading' | 'submitting'; readonly location?: Location | undefined }
}

declare global {
  interface Window {
    /** React Router's own. */
    readonly __reactRouterDataRouter?: { readonly state: State; subscribe(hear: (state: State) => void): () => void }
  }
}

export const router = () => window.__reactRouterDataRouter

/** Is somebody on the way to another page? */
export const isGoing = () => (router()?.state.navigation.state ?? 'idle') !== 'idle'

/** Somebody is, or as soon as somebody is; not before what is being given up in this very moment is given up. */
export async function departure(): Promise<void> {
  await new Promise((go) => setTimeout(go))
  if (isGoing()) return
  await new Promise<void>((go) => {
    const forget = router()?.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') return
      forget?.()
      go()
    })
  })
}
