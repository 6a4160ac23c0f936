import type { QueryClient } from '@tanstack/react-query'
import { listNotifications } from '#contract/candidate-dashboard.ts'

let channel: BroadcastChannel | undefined

const ours = () => {
  channel ??= new BroadcastChannel('kopru-news')
  return channel
}

/** After news were read: fetches the list and the number beside the bell again, in all tabs. */
export async function newsRead(answers: QueryClient) {
  ours().postMessage('read')
  await forget(answers)
}

/** What was read in another tab is read here too. */
export function hearNewsRead(answers: QueryClient) {
  const hear = () => void forget(answers)
  ours().addEventListener('message', hear)
  return () => ours().removeEventListener('message', hear)
}

const forget = (answers: QueryClient) => answers.invalidateQueries({ queryKey: [listNotifications.path] })
