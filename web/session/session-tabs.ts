/** `ENDED`: the server ended the session. `LOGOUT`: a sign-out, after which no data may stay. */
type Message = 'LOGIN' | 'LOGOUT' | 'ENDED'

let channel: BroadcastChannel | undefined

// One channel per tab: a channel does not receive its own messages, but a second one in the tab would.
const ours = () => {
  channel ??= new BroadcastChannel('kopru')
  return channel
}

/** Tells the other tabs of this browser. */
export function notifyTabs(message: Message) {
  ours().postMessage(message)
}

export function hearTabs(hear: (message: Message) => void) {
  ours().addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
}
