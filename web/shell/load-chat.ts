import { whenIdle } from '../loading/when-idle.ts'

/** Loads the live chat of another company, only where it is configured and after everything of ours. */
export function loadChat() {
  const src = document.querySelector<HTMLMetaElement>('meta[name=chat-script]')?.content
  if (!src) return
  whenIdle(() => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    document.head.append(script)
  })
}
