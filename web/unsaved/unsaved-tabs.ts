import type { Change } from './shelf.ts'

/** The other tabs of this browser, which show the same answers. */
export interface Tabs {
  tell(change: Change): void
  /** Answers with the way to leave again. */
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
