import type { answersByNoun, Noun } from './answers-by-noun.ts'
import { queryClient } from './query-client.ts'

type Table = Readonly<Record<Noun, readonly string[]>>

/** What somebody changes in one tab is shown in the others at once. */
const toldToOtherTabs: readonly Noun[] = ['documents', 'memberNews', 'notifications', 'profile']

/** After a change of these nouns. Ends when whatever the page shows of them is there again. */
export async function fetchAgain(...nouns: readonly Noun[]): Promise<void> {
  for (const noun of nouns) if (toldToOtherTabs.includes(noun)) channelOfTabs().postMessage(noun)
  await fetchHere(nouns)
}

/** What other tabs change is fetched again here too, until the answer of this function is called. */
export function hearOtherTabs(): () => void {
  void loadTable()
  const channel = channelOfTabs()
  channel.onmessage = ({ data: noun }: MessageEvent<Noun>) => void fetchHere([noun])
  return () => {
    channel.onmessage = null
  }
}

async function fetchHere(nouns: readonly Noun[]) {
  // Waits only the first time: later the old answers are gone before the caller goes on.
  if (!table) await loadTable()
  const paths = table ? nouns.flatMap((noun) => table?.[noun] ?? []) : everything
  const predicate = ({ queryKey: [shown] }: { readonly queryKey: readonly unknown[] }) =>
    paths.some((path) => (path.endsWith('/') ? String(shown).startsWith(path) : shown === path))
  // What no page shows is dropped: the next page waits for the new answer instead of showing the old one first.
  queryClient.removeQueries({ predicate, type: 'inactive', fetchStatus: 'idle' })
  await queryClient.invalidateQueries({ predicate })
}

/** Stands for the table where it could not be loaded: a change that was saved must not look as if it had failed. */
const everything: readonly string[] = ['/']

let table: Table | undefined

/** Pages come without the table, which only changes need; the layouts of signed-in people load it after them. */
async function loadTable() {
  try {
    const module: { readonly answersByNoun: typeof answersByNoun } = await import('./answers-by-noun.ts')
    table = module.answersByNoun
  } catch {
    // The next change tries again.
  }
}

let channel: BroadcastChannel | undefined

function channelOfTabs() {
  channel ??= new BroadcastChannel('kopru-changes')
  return channel
}
