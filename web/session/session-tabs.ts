/** `ENDED`: the server ended the session. `LOGOUT`: somebody signed out, after whom nothing may stay. */
type Message = 'LOGIN' | 'LOGOUT' | 'ENDED'

let channel: BroadcastChannel | undefined

// One for the whole tab: a channel does not hear what it says itself, but a second one would.
const ours = () => {
  channel ??= new BroadcastChannel('kopru')
  return channel
}

/** Tells the other tabs of this browser. */
export function tellTabs(message: Message) {
  ours().postMessage(message)
}

export function hearTabs(hear: (message: Message) => void) {
  ours().addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
}
