import type { answersByNoun, Noun } from './answers-by-noun.ts'
import { queryClient } from './query-client.ts'

type Table = Readonly<Record<Noun, readonly string[]>>

/** Nouns whose changes are broadcast to other tabs. */
const toldToOtherTabs: readonly Noun[] = ['documents', 'memberNews', 'notifications', 'profile']

/** Invalidates the queries of changed nouns; resolves when those shown are refetched. */
export async function invalidate(...nouns: readonly Noun[]): Promise<void> {
  for (const noun of nouns) if (toldToOtherTabs.includes(noun)) channelOfTabs().postMessage(noun)
  await fetchHere(nouns)
}

/** Invalidates what other tabs changed; returns a function that stops it. */
export function hearOtherTabs(): () => void {
  void loadTable()
  const channel = channelOfTabs()
  channel.onmessage = ({ data: noun }: MessageEvent<Noun>) => void fetchHere([noun])
  return () => {
    channel.onmessage = null
  }
}

async function fetchHere(nouns: readonly Noun[]) {
  // Waits only the first time: later, stale answers must be dropped before the caller continues.
  if (!table) await loadTable()
  const paths = table ? nouns.flatMap((noun) => table?.[noun] ?? []) : everything
  const predicate = ({ queryKey: [shown] }: { readonly queryKey: readonly unknown[] }) =>
    paths.some((path) => (path.endsWith('/') ? String(shown).startsWith(path) : shown === path))
  // Removes answers that no page shows, so that the next page waits for fresh ones instead of showing stale ones.
  queryClient.removeQueries({ predicate, type: 'inactive', fetchStatus: 'idle' })
  await queryClient.invalidateQueries({ predicate })
}

/** Invalidates everything if the table failed to load: a saved change must not look like a failure. */
const everything: readonly string[] = ['/']

let table: Table | undefined

/** The table is lazy, because only changes need it; the layouts of signed-in people preload it. */
async function loadTable() {
  try {
    const module: { readonly answersByNoun: typeof answersByNoun } = await import('./answers-by-noun.ts')
    table = module.answersByNoun
  } catch {
    // The next change retries.
  }
}

let channel: BroadcastChannel | undefined

function channelOfTabs() {
  channel ??= new BroadcastChannel('kopru-changes')
  return channel
}
