import type { Change } from './answer-store.ts'

/** The other tabs of this browser, which show the same answers. */
export interface Tabs {
  tell(change: Change): void
  /** Returns a function that stops listening. */
  join(hear: (change: Change) => void): () => void
}

export function openTabs(): Tabs {
  let channel: BroadcastChannel | undefined
  return {
    tell: (change) => channel?.postMessage(change),
    join(hear) {
      const joined = new BroadcastChannel('kopru-answers')
      channel = joined
      joined.onmessage = ({ data }: MessageEvent<Change>) => hear(data)
      return () => joined.close()
    },
  }
}
